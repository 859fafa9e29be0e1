// A file descriptor that is closed when nobody holds it any more.
import CPosix
import Glibc

/// An open descriptor, closed on its last release; every one of ours is closed in child processes.
package final class Descriptor: Sendable {
    package let rawValue: CInt
    /// Writes to a socket must not raise SIGPIPE, so the kind is known from the start.
    package let isSocket: Bool

    /// Takes ownership of an open descriptor.
    package init(owning rawValue: CInt) {
        self.rawValue = rawValue
        var status = stat()
        isSocket = fstat(rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }

    init(owning rawValue: CInt, isSocket: Bool) {
        self.rawValue = rawValue
        self.isSocket = isSocket
    }

    // Never repeated: after an interrupted close the number is free already and may be someone else's.
    deinit { close(rawValue) }

    /// Takes a descriptor that the process was started with, and closes it in children; nil when it is not open.
    package static func inherited(_ rawValue: CInt) -> Descriptor? {
        cposix_set_close_on_exec(rawValue) == 0 ? Descriptor(owning: rawValue) : nil
    }

    package static let standardInput = Descriptor(owning: 0)
    package static let standardOutput = Descriptor(owning: 1)
    package static let standardError = Descriptor(owning: 2)

    /// Another descriptor of the same open file.
    package func duplicate() throws(SystemError) -> Descriptor {
        let copy = try retrying("fcntl") { cposix_duplicate_above(rawValue, 3) }
        return Descriptor(owning: copy, isSocket: isSocket)
    }

    /// Whether a read or write returns instead of waiting.
    package func setNonBlocking(_ isNonBlocking: Bool) throws(SystemError) {
        _ = try retrying("fcntl") { cposix_set_nonblocking(rawValue, isNonBlocking ? 1 : 0) }
    }

    /// Whether a person sits before it.
    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Both ends of a pipe.
    package static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
        var ends: [CInt] = [-1, -1]
        _ = try retrying("pipe2") { cposix_pipe(&ends) }
        return (Descriptor(owning: ends[0], isSocket: false), Descriptor(owning: ends[1], isSocket: false))
    }
}
