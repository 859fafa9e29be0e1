// Who is at the other end of a connection.
import CPosix
import Glibc

/// The process that connected, as the system saw it then.
package struct PeerCredentials: Sendable, Equatable {
    package let processID: Int32
    package let userID: UInt32
    package let groupID: UInt32

    /// The peer of a connection. `SO_PEERCRED`
    package init(of socket: Descriptor) throws(SystemError) {
        var peer = cposix_peer()
        _ = try retrying("getsockopt") { cposix_peer(socket.rawValue, &peer) }
        processID = peer.pid
        userID = peer.uid
        groupID = peer.gid
    }
}
