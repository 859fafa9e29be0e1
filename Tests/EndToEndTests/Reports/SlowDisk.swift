// A disk that is slow to rename and to synchronise, as a library that is loaded before the C library.
import Foundation
import TestSupport

/// The library, built once for the whole run.
enum SlowDisk {
    static let library: String? = {
        let folder = NSTemporaryDirectory() + "sundial-slow-disk-\(ProcessInfo.processInfo.processIdentifier)"
        let source = Programs.repository + "/Tests/EndToEndTests/Reports/SlowDisk.c"
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/gcc") else { return nil }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let library = folder + "/slow-disk.so"
            try runToEnd(
                "/usr/bin/gcc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], scratch: folder
            ).succeeding()
            return library
        } catch {
            // Without a compiler its tests are left out.
            return nil
        }
    }()

    /// What a program on that disk gets; each call takes so long.
    static func environment(milliseconds: Int, trace: String) -> [String: String] {
        var environment = Programs.environment
        environment["LD_PRELOAD"] = library
        environment["SLOW_DISK"] = "\(milliseconds)"
        environment["SLOW_DISK_TRACE"] = trace
        return environment
    }
}
