// A lock that is a file: held as long as the value lives, given up by the system when the process ends.
import Glibc

/// An exclusive `flock` on a file.
package final class Lock: Sendable {
    private let file: Descriptor

    private init(file: Descriptor) { self.file = file }

    /// Waits for the lock; makes the file when it is missing.
    package static func acquire(_ path: String) throws(SystemError) -> Lock {
        while true {
            let lock = Lock(file: try open(path))
            _ = try retrying("flock", path) { flock(lock.file.rawValue, LOCK_EX) }
            if try lock.isAt(path) { return lock }
        }
    }

    /// The lock; nil when someone else holds it.
    package static func tryAcquire(_ path: String) throws(SystemError) -> Lock? {
        while true {
            let lock = Lock(file: try open(path))
            if try !lock.file.tryLock() { return nil }
            if try lock.isAt(path) { return lock }
        }
    }

    /// The lock on a directory that exists; nil when someone else holds it, or it is not there any more.
    package static func tryAcquire(directory path: String) throws(SystemError) -> Lock? {
        do throws(SystemError) {
            let lock = Lock(file: try Descriptor.open(path, [.reading, .directory, .withoutFollowing]))
            guard try lock.file.tryLock() else { return nil }
            return try lock.isAt(path) ? lock : nil
        } catch {
            if error.code == .noEntry { return nil }
            throw error
        }
    }

    /// Opens a lock's file; makes it when it is missing. What a symbolic link leads to would be truncated for a note,
    /// so a link is refused, as is everything that is no file.
    static func open(_ path: String) throws(SystemError) -> Descriptor {
        let file = try Descriptor.open(path, [.readingAndWriting, .creating, .withoutFollowing, .withoutWaiting])
        guard try file.facts().kind == .regular else { throw SystemError(code: .invalid, call: "open", path: path) }
        return file
    }

    /// Whether the file of that path is the one that is locked; another there could be locked by someone else.
    package func isAt(_ path: String) throws(SystemError) -> Bool {
        guard let there = try FileSystem.facts(path, followingLinks: false) else { return false }
        return there.isSameFile(as: try file.facts())
    }

    /// Replaces what the lock's file says, for those who find it locked.
    package func write(note: String) throws(SystemError) {
        _ = try retrying("ftruncate") { ftruncate(file.rawValue, 0) }
        _ = try retrying("lseek") { lseek(file.rawValue, 0, SEEK_SET) }
        try file.writeAll(note)
    }

    /// What the holder of a lock wrote; nil when there is nothing to read.
    package static func note(at path: String) throws(SystemError) -> String? {
        guard try FileSystem.facts(path)?.kind == .regular else { return nil }
        let file = try Descriptor.open(path, [.reading, .withoutWaiting])
        let bytes = try file.readToEnd(limit: 4096)
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}

extension Descriptor {
    /// Takes an exclusive lock on the open file; false when someone else holds it. `flock`
    func tryLock() throws(SystemError) -> Bool {
        try retryingOrBlocked("flock") { flock(rawValue, LOCK_EX | LOCK_NB) } != nil
    }
}
