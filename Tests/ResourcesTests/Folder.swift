// Files of a test, in a folder that goes with it.
import Foundation
import TestSupport

/// Writes files into a temporary folder and hands its path over.
func withFiles<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result {
    try withTemporaryFolder { folder in
        for (name, text) in files {
            let file = URL(fileURLWithPath: folder + "/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        return try body(folder)
    }
}
