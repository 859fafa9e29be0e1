// Asking whether someone holds a lock, as often as one likes, over one open file.
import Glibc

/// The file of a lock that others take.
package final class LockPlace {
    private let path: String
    private var file: Descriptor

    /// Opens the file; makes it when it is missing.
    package init(_ path: String) throws(SystemError) {
        self.path = path
        file = try Lock.open(path)
    }

    /// Whether someone holds the lock now.
    package func isHeld() throws(SystemError) -> Bool {
        // Whoever removed the file did not remove the lock: the next holder makes another of the name.
        if try file.facts().links == 0 { file = try Lock.open(path) }
        let isFree = try retryingOrBlocked("flock") { flock(file.rawValue, LOCK_SH | LOCK_NB) } != nil
        if isFree { _ = try retrying("flock") { flock(file.rawValue, LOCK_UN) } }
        return !isFree
    }
}
