// A folder of a test's own, removed afterwards unless KEEP_SCRATCH=1.
import Foundation
import Posix

/// Calls the body with the path of a new folder that is short enough for sockets, and removes it afterwards.
package func withTemporaryFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
    let path = "/tmp/sundial-" + randomHex(digits: 8)
    try FileSystem.makeDirectory(path)
    defer {
        if ProcessInfo.processInfo.environment["KEEP_SCRATCH"] == "1" {
            print("kept \(path)")
        } else {
            // What cannot be removed is left to whoever cleans /tmp.
            try? FileManager.default.removeItem(atPath: path)
        }
    }
    return try body(path)
}
