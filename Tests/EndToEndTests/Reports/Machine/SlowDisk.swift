// A disk that is slow to rename and to synchronise, as a library that is loaded before the C library.
import TestSupport

/// The library, built once for the whole run.
enum SlowDisk {
    static let library = PreloadedLibrary.built(from: "SlowDisk.c")

    /// What a program on that disk gets; each call takes so long.
    static func environment(milliseconds: Int, trace: String) -> [String: String] {
        var environment = Programs.environment
        environment["LD_PRELOAD"] = library
        environment["SLOW_DISK"] = "\(milliseconds)"
        environment["SLOW_DISK_TRACE"] = trace
        return environment
    }
}
