// Golden files: what a test draws is compared with them, or recorded with GOLDEN=all in the environment.
package import Foundation
import Posix

/// A file that holds what a test drew when it was last looked at.
package enum GoldenFile {
    /// What is wrong with bytes, compared with a file; a mismatch leaves `<name>.actual.<type>` beside it.
    package static func complaint(
        _ bytes: Data, in folder: String, _ name: String, _ type: String,
        equal: (_ golden: String, _ actual: String) throws -> Bool
    ) throws -> String? {
        let golden = "\(folder)/\(name).\(type)"
        let actual = "\(folder)/\(name).actual.\(type)"
        if ProcessInfo.processInfo.environment["GOLDEN"] == "all" {
            try bytes.write(to: URL(filePath: golden))
            if type == "png" { try TestPicture.compress(golden) }
            _ = try FileSystem.remove(actual)
            return nil
        }
        try bytes.write(to: URL(filePath: actual))
        guard try FileSystem.facts(golden) != nil, try equal(golden, actual) else {
            return "differs from \(name).\(type): see \(name).actual.\(type), or record with GOLDEN=all"
        }
        _ = try FileSystem.remove(actual)
        return nil
    }

    /// Whether two files have the same bytes.
    package static func haveSameBytes(_ golden: String, _ actual: String) throws -> Bool {
        try Data(contentsOf: URL(filePath: golden)) == Data(contentsOf: URL(filePath: actual))
    }
}
