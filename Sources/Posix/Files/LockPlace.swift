// Asking whether someone holds a lock, as often as one likes, over one open file.
import Glibc

/// The file of a lock that others take.
package final class LockPlace: Sendable {
    private let file: Descriptor

    /// Opens the file; makes it when it is missing.
    package init(_ path: String) throws(SystemError) {
        file = try Descriptor.open(path, [.readingAndWriting, .creating])
    }

    /// Whether someone holds the lock now.
    package func isHeld() throws(SystemError) -> Bool {
        let isFree = try retryingOrBlocked("flock") { flock(file.rawValue, LOCK_SH | LOCK_NB) } != nil
        if isFree { _ = try retrying("flock") { flock(file.rawValue, LOCK_UN) } }
        return !isFree
    }
}
