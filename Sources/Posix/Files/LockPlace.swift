// Asking whether someone holds a lock, or taking it, as often as one likes, over one open file.
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
        if isFree { try giveUp() }
        return !isFree
    }

    /// Takes the lock, and keeps it until it is given up; false when someone holds it. No file is opened for it, so that
    /// those who watch the file see nothing.
    package func take() throws(SystemError) -> Bool { try file.tryLock() }

    package func giveUp() throws(SystemError) { _ = try retrying("flock") { flock(file.rawValue, LOCK_UN) } }
}
