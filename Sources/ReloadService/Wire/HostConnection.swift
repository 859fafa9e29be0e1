// A host's end of the socket: sends calls, waits for their answers in order.
package import Posix

/// A connection to the daemon for a program that does one thing at a time.
package final class HostConnection {
    private let socket: Descriptor
    private var framer = LineFramer(limit: ServiceProtocol.answerLimit)
    private var lines: [LineFramer.Piece] = []
    private var lastID: Int64 = 0

    /// Speaks over a connected socket.
    package init(over socket: Descriptor) {
        self.socket = socket
    }

    /// Connects to the daemon's socket; throws for one that takes no connection until the monotonic instant.
    package static func open(_ path: String, until deadline: Int64) throws(HostConnectionError) -> HostConnection {
        do throws(SystemError) {
            let seconds = Double(deadline - Clock.monotonicNow()) / 1e9
            return HostConnection(over: try UnixSocket.connect(to: path, within: seconds))
        } catch {
            throw error.code == .wouldBlock ? .timedOut : .system(error)
        }
    }

    /// A call whose answer is still to be read; answers must be read in the order of the calls.
    package struct Sent<Call: ServiceCall>: Sendable {
        let id: RequestID
    }

    /// Sends a call, until the monotonic instant if there is one.
    package func send<Call: ServiceCall>(
        _ call: Call, until deadline: Int64? = nil
    ) throws(HostConnectionError) -> Sent<Call> {
        lastID += 1
        let id = RequestID.integer(lastID)
        let bytes: [UInt8]
        do {
            bytes = try RequestLine(id: id, call: call).bytes()
        } catch {
            throw .notSent("the request cannot be written: \(error)")
        }
        guard bytes.count <= ServiceProtocol.requestLimit + 1 else {
            throw .notSent("a request is at most \(ServiceProtocol.requestLimit) bytes")
        }
        do throws(SystemError) {
            try socket.writeAll(bytes.span, until: deadline)
        } catch {
            if error.code == .wouldBlock { throw .timedOut }
            // A daemon that refuses a peer answers before it closes: the answer is still to be read.
            if error.code != .brokenPipe, error.code != .connectionReset { throw .system(error) }
        }
        return Sent(id: id)
    }

    /// Waits for a call's answer, until the monotonic instant if there is one.
    package func answer<Call: ServiceCall>(
        to sent: Sent<Call>, until deadline: Int64? = nil
    ) throws(HostConnectionError) -> Result<Call.Body, ServiceError> {
        while true {
            let line = try nextLine(until: deadline)
            do {
                try JSONScanner.check(line, limits: .answer)
                guard let answer = try JSONText.decodeChecked(Heard<Call.Body>.self, from: line).answer else {
                    continue
                }
                // An error without an id answers whatever was sent.
                if answer.id == nil, case .failure = answer.outcome { return answer.outcome }
                guard answer.id == sent.id else { throw HostConnectionError.malformed("an answer to another request") }
                return answer.outcome
            } catch let error as HostConnectionError {
                throw error
            } catch {
                throw .malformed(DecodingFault.sentence(error))
            }
        }
    }

    /// Sends a call and waits for its answer.
    package func call<Call: ServiceCall>(
        _ call: Call, until deadline: Int64? = nil
    ) throws(HostConnectionError) -> Result<Call.Body, ServiceError> {
        try answer(to: try send(call, until: deadline), until: deadline)
    }

    /// A line of the daemon's: an answer, or a notification, which has a method.
    private struct Heard<Body: Codable & Sendable>: Decodable {
        var answer: Answer<Body>?

        private enum Key: String, CodingKey { case method }

        init(from decoder: any Decoder) throws {
            let isNotification = try decoder.container(keyedBy: Key.self).contains(.method)
            answer = isNotification ? nil : try Answer(from: decoder)
        }
    }

    private func nextLine(until deadline: Int64?) throws(HostConnectionError) -> [UInt8] {
        while true {
            if !lines.isEmpty {
                guard case .line(let line) = lines.removeFirst() else {
                    throw .malformed("an answer of more than \(ServiceProtocol.answerLimit) bytes")
                }
                return line
            }
            lines = try morePieces(until: deadline)
        }
    }

    private func morePieces(until deadline: Int64?) throws(HostConnectionError) -> [LineFramer.Piece] {
        var bytes: [UInt8] = []
        let outcome: Descriptor.ReadOutcome
        do throws(SystemError) {
            if let deadline, try !socket.waitUntilReadable(until: deadline) {
                outcome = .wouldBlock
            } else {
                outcome = try socket.read(appendingTo: &bytes)
            }
        } catch {
            throw error.code == .connectionReset ? .closed : .system(error)
        }
        switch outcome {
        case .bytes: return framer.take(bytes)
        case .endOfFile: throw .closed
        case .wouldBlock: throw .timedOut
        }
    }
}

/// Why there is no answer.
package enum HostConnectionError: Error, Equatable, Sendable {
    case notSent(String)
    case system(SystemError)
    /// The daemon ended, or closed the connection, before it answered.
    case closed
    case timedOut
    /// The daemon wrote something that is no answer.
    case malformed(String)
}
