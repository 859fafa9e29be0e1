// A daemon of a few lines that gives every request the same answer, for outcomes that a real one gives seldom.
import Foundation
import Posix
import TestSupport

/// Listens where a daemon would while a host runs.
enum StandInDaemon {
    /// Instead of an answer: closes the connection.
    static let hangsUp = ""

    /// Runs the body while requests are answered by an object of these members and their id.
    static func answering<Value>(_ members: String, in group: String, _ body: () throws -> Value) throws -> Value {
        try FileManager.default.createDirectory(atPath: group + "/run", withIntermediateDirectories: true)
        let listener = try UnixSocket.listen(at: group + "/run/widgetd.sock")
        let failures = Failures()
        let ended = DispatchSemaphore(value: 0)
        let thread = Thread {
            failures.gather { try serveOne(listener, members) }
            ended.signal()
        }
        thread.start()
        let value = try body()
        ended.wait()
        if let failure = failures.all.first { throw TestFailure(failure) }
        return value
    }

    private static func serveOne(_ listener: Descriptor, _ members: String) throws {
        guard becomesReadable(listener, within: patience), let peer = try UnixSocket.accept(listener) else {
            throw TestFailure("nobody connected")
        }
        var bytes: [UInt8] = []
        while becomesReadable(peer, within: patience), case .bytes = try peer.read(appendingTo: &bytes) {
            while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                if members == hangsUp { return }
                let request = try JSONObject(parsing: String(decoding: bytes[..<end], as: UTF8.self))
                bytes.removeFirst(end + 1)
                try peer.writeAll("{\"id\":\(request.integer("id") ?? 0),\(members)}\n")
            }
        }
    }
}
