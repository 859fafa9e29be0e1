// A library of these tests that is loaded before the C library.
import Foundation
import Posix
import TestSupport

enum PreloadedLibrary {
    /// Builds it from a source of this folder; nil without a compiler, so that its tests are left out.
    static func built(from source: String) -> String? {
        // Beside the programs: it outlives the test, and is only worth something to the next one.
        let name = Programs.builtFolder + "/" + source.replacing(".c", with: "")
        let source = Programs.repository + "/Tests/EndToEndTests/Reports/Machine/" + source
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/gcc") else { return nil }
        do {
            let (library, new) = (name + ".so", "\(name)-\(randomHex(digits: 8)).so")
            _ = try withTemporaryFolder { scratch in
                try runToEnd(
                    "/usr/bin/gcc", ["-shared", "-fPIC", "-O1", "-o", new, source, "-ldl"], scratch: scratch
                ).succeeding()
            }
            try FileSystem.rename(new, to: library)
            return library
        } catch {
            return nil
        }
    }
}
