// Stream sockets in the file tree, for paths of any length.
import CPosix
import Glibc

/// Unix domain stream sockets.
package enum UnixSocket {
    /// The longest path in bytes that the system takes; longer ones go by their folder's descriptor.
    package static let longestPath = 107

    /// Listens at a path with mode 0600, without waiting in `accept`; takes the place of a socket that nobody serves.
    package static func listen(at path: String, backlog: CInt = 1024) throws(SystemError) -> Descriptor {
        try removeStale(path)
        let socket = try make(nonBlocking: true)
        // Of a socket that has no name yet this is the mode that its name will get.
        _ = try retrying("fchmod", path) { fchmod(socket.rawValue, 0o600) }
        try withAddress(of: path) { (address, length) throws(SystemError) in
            _ = try retrying("bind", path) { bind(socket.rawValue, address, length) }
        }
        _ = try retrying("listen", path) { Glibc.listen(socket.rawValue, backlog) }
        return socket
    }

    /// Connects to a path; the connection waits in reads, and in each write for so many seconds at most. Where whoever
    /// listens takes no connections, it throws `wouldBlock` after these seconds.
    package static func connect(to path: String, within seconds: Double = 30) throws(SystemError) -> Descriptor {
        let socket = try make(nonBlocking: false)
        // Zero would be for ever, and a number beyond a day is one that nobody waits for.
        let microseconds = Int(min(max(seconds, 0.001), 86_400) * 1e6)
        var limit = timeval(tv_sec: microseconds / 1_000_000, tv_usec: microseconds % 1_000_000)
        _ = try retrying("setsockopt", path) {
            setsockopt(socket.rawValue, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        try connect(socket, to: path)
        return socket
    }

    private static func connect(_ socket: Descriptor, to path: String) throws(SystemError) {
        try withAddress(of: path) { (address, length) throws(SystemError) in
            _ = try retrying("connect", path) { Glibc.connect(socket.rawValue, address, length) }
        }
    }

    /// The next connection, which does not wait in reads and writes; nil when none is there.
    package static func accept(_ listener: Descriptor) throws(SystemError) -> Descriptor? {
        do throws(SystemError) {
            let connection = try retryingOrBlocked("accept4") { cposix_accept(listener.rawValue) }
            return connection.map { Descriptor(owning: $0, isSocket: true) }
        } catch {
            // The peer gave up while it waited in the queue.
            if error.code == .connectionAborted { return nil }
            throw error
        }
    }

    /// Two connected ends; they wait in reads and writes.
    package static func pair() throws(SystemError) -> (Descriptor, Descriptor) {
        var ends: [CInt] = [-1, -1]
        let type = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
        _ = try retrying("socketpair") { socketpair(AF_UNIX, type, 0, &ends) }
        return (Descriptor(owning: ends[0], isSocket: true), Descriptor(owning: ends[1], isSocket: true))
    }

    /// Tells the peer that nothing more will be sent; what it sends is still read.
    package static func shutdownWriting(_ socket: Descriptor) throws(SystemError) {
        _ = try retrying("shutdown") { shutdown(socket.rawValue, CInt(SHUT_WR)) }
    }

    private static func make(nonBlocking: Bool) throws(SystemError) -> Descriptor {
        var type = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
        if nonBlocking { type |= CInt(SOCK_NONBLOCK.rawValue) }
        return Descriptor(owning: try retrying("socket") { socket(AF_UNIX, type, 0) }, isSocket: true)
    }

    /// Removes a socket that refuses connections; anything else that has the name is an error.
    private static func removeStale(_ path: String) throws(SystemError) {
        guard let facts = try FileSystem.facts(path, followingLinks: false) else { return }
        guard facts.kind == .socket else { throw SystemError(code: .exists, call: "bind", path: path) }
        do throws(SystemError) {
            try connect(make(nonBlocking: true), to: path)
        } catch {
            switch error.code {
            case .connectionRefused: try FileSystem.remove(path)
            case .noEntry: break
            // Somebody serves it who has no room for one more.
            case .wouldBlock: throw SystemError(code: .addressInUse, call: "bind", path: path)
            default: throw error
            }
            return
        }
        throw SystemError(code: .addressInUse, call: "bind", path: path)
    }
}

extension UnixSocket {
    /// Lends the address of a path; one that is too long is reached through its folder's descriptor.
    private static func withAddress(
        of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) throws(SystemError) -> Void
    ) throws(SystemError) {
        var short = path
        var folder: Descriptor?
        if path.utf8.count > longestPath {
            let opened = try Descriptor.open(FileSystem.parent(of: path) ?? ".", [.directory, .placeOnly])
            short = "/proc/self/fd/\(opened.rawValue)/\(FileSystem.name(of: path))"
            folder = opened
        }
        guard short.utf8.count <= longestPath else {
            throw SystemError(code: .nameTooLong, call: "bind", path: path)
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: short.utf8) }
        try withExtendedLifetime(folder) { () throws(SystemError) in
            try withUnsafePointer(to: &address) { (pointer) throws(SystemError) in
                try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { (general) throws(SystemError) in
                    try body(general, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
        }
    }
}
