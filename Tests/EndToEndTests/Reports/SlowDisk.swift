// A disk that is slow to rename and to synchronise, as a library that is loaded before the C library.
import Foundation
import Posix
import TestSupport

/// The library, built once for the whole run.
enum SlowDisk {
    static let library: String? = {
        // Beside the programs: it outlives the test, and is only worth something to the next one.
        let folder = Programs.builtFolder
        let source = Programs.repository + "/Tests/EndToEndTests/Reports/SlowDisk.c"
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/gcc") else { return nil }
        do {
            let (library, new) = (folder + "/slow-disk.so", folder + "/slow-disk-\(randomHex(digits: 8)).so")
            _ = try withTemporaryFolder { scratch in
                try runToEnd(
                    "/usr/bin/gcc", ["-shared", "-fPIC", "-O1", "-o", new, source, "-ldl"], scratch: scratch
                ).succeeding()
            }
            try FileSystem.rename(new, to: library)
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
