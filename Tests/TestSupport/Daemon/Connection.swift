// A bare connection to the daemon: lines out, lines in.
import Foundation
import Posix

/// A connection as any language's host would make it.
package final class Connection {
    private let socket: Descriptor
    private var pending: [UInt8] = []

    package init(to path: String) throws { socket = try UnixSocket.connect(to: path) }

    /// Sends text as it stands.
    package func send(_ text: String) throws { try socket.writeAll(text) }

    /// Sends any bytes.
    package func send(_ bytes: [UInt8]) throws { try socket.writeAll(bytes) }

    /// Ends what this side sends; answers still come.
    package func endSending() throws { try UnixSocket.shutdownWriting(socket) }

    /// The next line, waiting for it; nil at the end.
    package func line(within seconds: Double = patience) throws -> String? {
        let deadline = Deadline(in: seconds)
        while true {
            if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                defer { pending.removeFirst(end + 1) }
                return String(decoding: pending[..<end], as: UTF8.self)
            }
            guard becomesReadable(socket, within: deadline.left) else {
                throw TestFailure("no line within \(seconds) s")
            }
            guard case .bytes = try socket.read(appendingTo: &pending) else { return nil }
        }
    }

    /// The next line as a JSON object.
    package func answer(within seconds: Double = patience) throws -> JSONObject {
        guard let line = try line(within: seconds) else { throw TestFailure("the daemon closed the connection") }
        return try JSONObject(parsing: line)
    }
}
