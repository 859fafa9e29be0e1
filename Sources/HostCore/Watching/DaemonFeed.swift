// A subscriber's connection to the daemon: made again whenever it breaks, with waits that grow up to a bound.
import GroupContainer
import Posix
import ReloadService

/// Tells of a daemon's events and answers for as long as somebody listens.
@MainActor final class DaemonFeed {
    private let group: Group
    private let loop: EventLoop
    private let tell: (News) -> Void
    private var socket: Descriptor?
    private var watch: EventLoop.Watch?
    private var framer = LineFramer(limit: ServiceProtocol.answerLimit)
    private var questions: [Question] = []
    private var kinds: [String] = []
    private var lastID: Int64 = 0
    private var wait = DaemonFeed.shortestWait
    /// Something has happened since the last `status` was sent.
    private var isStale = false

    /// In seconds.
    private static let shortestWait = 0.1
    private static let longestWait = 5.0

    /// What is told.
    enum News {
        /// The first answer over a connection, and the kinds of the daemon's bundle.
        case connected(Status, kinds: [String])
        case status(Status)
        case event(WatchEvent)
        /// Nobody listens, or nobody any more; told once until somebody does.
        case lost
        /// There is no use in trying again.
        case failed(Complaint)
    }

    /// What was asked, in the order of the answers.
    private enum Question { case subscription, kinds, status(isFirst: Bool) }

    init(group: Group, loop: EventLoop, tell: @escaping (News) -> Void) {
        self.group = group
        self.loop = loop
        self.tell = tell
    }

    /// Connects now, or as soon as a daemon listens.
    func begin() {
        do throws(SystemError) {
            let socket = try UnixSocket.connect(to: group.socket, within: Self.shortestWait)
            try socket.setNonBlocking(true)
            watch = try loop.watch(socket, for: .reading) { [unowned self] _ in read() }
            self.socket = socket
        } catch {
            if DaemonLine.meansNoDaemon(error) || error.code == .wouldBlock {
                retry(isNew: wait == Self.shortestWait)
            } else {
                fail(Complaint(error))
            }
            return
        }
        framer = LineFramer(limit: ServiceProtocol.answerLimit)
        questions = []
        // First: of what happens after the answer nothing is missed.
        ask(SubscribeCall(events: [.snapshot, .timeline, .error]), .subscription)
        ask(KindsCall(), .kinds)
        ask(StatusCall(), .status(isFirst: true))
    }

    /// Lets go of the connection.
    func end() {
        if let watch { loop.unwatch(watch) }
        (watch, socket) = (nil, nil)
    }

    /// Asks how everything is; while an answer is awaited the next question waits for it.
    func refresh() {
        if socket == nil { return }
        isStale = true
        let isAsked = questions.contains { if case .status = $0 { true } else { false } }
        if isAsked { return }
        isStale = false
        ask(StatusCall(), .status(isFirst: false))
    }

    private func ask(_ call: some ServiceCall, _ question: Question) {
        guard let socket else { return }
        lastID += 1
        do {
            let bytes = try RequestLine(id: .integer(lastID), call: call).bytes()
            questions.append(question)
            try socket.writeAll(bytes)
        } catch is SystemError {
            // What the daemon said before it went is still to be read, and then the end.
        } catch {
            fail(Complaint(.refused, kind: "not-sent", "a request cannot be written: \(error)"))
        }
    }

    private func read() {
        guard let socket else { return }
        var bytes: [UInt8] = []
        do throws(SystemError) {
            switch try socket.read(appendingTo: &bytes) {
            case .bytes:
                for piece in framer.take(bytes) where watch != nil { take(piece) }
            case .endOfFile: lose()
            case .wouldBlock: break
            }
        } catch {
            lose()
        }
    }

    private func lose() {
        end()
        retry(isNew: true)
    }

    private func retry(isNew: Bool) {
        if isNew { tell(.lost) }
        loop.schedule(afterSeconds: wait) { [unowned self] in begin() }
        wait = min(wait * 2, Self.longestWait)
    }

    private func fail(_ complaint: Complaint) {
        end()
        tell(.failed(complaint))
    }
}

// MARK: Lines

extension DaemonFeed {
    private struct Beginning: Decodable { var method: String? }

    private func take(_ piece: LineFramer.Piece) {
        guard case .line(let line) = piece else {
            fail(Complaint(.refused, kind: "malformed-answer", "a line of more than \(framer.limit) bytes"))
            return
        }
        do {
            if try JSONText.decode(Beginning.self, from: line, limits: .answer).method != nil {
                tell(.event(try WatchEvent(line)))
                if watch != nil { refresh() }
            } else {
                try take(answer: line)
            }
        } catch {
            let why = DecodingFault.sentence(error)
            fail(Complaint(.refused, kind: "malformed-answer", "the daemon's answer cannot be read: \(why)"))
        }
    }

    private func take(answer line: [UInt8]) throws {
        guard !questions.isEmpty else { return }
        switch questions.removeFirst() {
        case .subscription: _ = try body(of: SubscribeCall.self, in: line)
        case .kinds: kinds = try body(of: KindsCall.self, in: line)?.kinds.map(\.kind) ?? []
        case .status(let isFirst):
            guard let status = try body(of: StatusCall.self, in: line) else { return }
            wait = Self.shortestWait
            tell(isFirst ? .connected(status, kinds: kinds) : .status(status))
            if isStale { refresh() }
        }
    }

    /// Nil when the connection has ended with this answer.
    private func body<Call: ServiceCall>(of call: Call.Type, in line: [UInt8]) throws -> Call.Body? {
        guard watch != nil else { return nil }
        switch try JSONText.decode(Answer<Call.Body>.self, from: line, limits: .answer).outcome {
        case .success(let body): return body
        case .failure(let error):
            // Too many are connected, or the daemon is about to end: later there is room, or another daemon.
            if error.code == .shuttingDown || error.code == .tooMany { lose() } else { fail(Complaint(error)) }
            return nil
        }
    }
}
