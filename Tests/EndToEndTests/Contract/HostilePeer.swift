// Peers that do what no host should, each in threads of its own, until they are done or closed.
import Foundation
import Glibc
import Posix
import Synchronization
import TestSupport

/// A connection that sends something so many times, and reads what comes back or does not.
final class HostilePeer: Sendable {
    private let socket: Descriptor
    private let answers = Mutex(0)
    private let ended = DispatchSemaphore(value: 0)

    /// Begins at once.
    init(to path: String, sending bytes: [UInt8], times: Int, reads: Bool) throws {
        socket = try UnixSocket.connect(to: path)
        let writer = Thread { [self] in
            for _ in 0..<times {
                // A daemon that closes the connection is what the test looks at from outside.
                guard (try? socket.writeAll(bytes)) != nil else { break }
            }
            ended.signal()
        }
        writer.start()
        guard reads else { return }
        let reader = Thread { [self] in
            var chunk: [UInt8] = []
            // As above.
            while case .bytes? = try? socket.read(appendingTo: &chunk) {
                answers.withLock { $0 += chunk.count { $0 == 0x0a } }
                chunk.removeAll(keepingCapacity: true)
            }
        }
        reader.start()
    }

    /// Lines that came back so far.
    var answered: Int { answers.withLock { $0 } }

    /// Waits until it has sent everything.
    func finish() { ended.wait() }

    /// Ends it, wherever it is.
    func close() { _ = shutdown(socket.rawValue, CInt(SHUT_RDWR)) }

    /// Whether the daemon has closed the connection: looked at, not waited for.
    var isClosed: Bool {
        var entry = pollfd(fd: socket.rawValue, events: 0, revents: 0)
        return poll(&entry, 1, 0) > 0 && entry.revents & Int16(POLLHUP) != 0
    }
}
