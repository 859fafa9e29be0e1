// A wall clock that a test sets while a daemon runs under it, as a library that is loaded before the C library.
import Foundation
import Posix
import TestSupport

/// The clock of one daemon and its extensions.
struct StepClock {
    static let library = PreloadedLibrary.built(from: "StepClock.c")

    private let path: String
    let environment: [String: String]

    /// A clock that shows the system's time.
    init(in scratch: String) throws {
        path = scratch + "/clock"
        var environment = Programs.environment
        environment["LD_PRELOAD"] = Self.library
        environment["STEP_CLOCK"] = path
        self.environment = environment
        try Data(count: 8).write(to: URL(fileURLWithPath: path))
    }

    /// Sets it: so many seconds ahead of the system's.
    func set(ahead seconds: Int) throws {
        let file = try Descriptor.open(path, [.writing])
        // One write, in place: the programs see the old number or the new one.
        var bytes = Int64(seconds) * 1_000_000_000
        try withUnsafeBytes(of: &bytes) { try file.writeAll(Array($0)) }
    }
}
