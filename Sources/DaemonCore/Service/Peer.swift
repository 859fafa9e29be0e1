// The shell around a connection: reads, writes and closes as its state says.
import Posix
import ReloadService

/// One connected process.
@MainActor final class Peer {
    let processID: Int32
    private(set) var connection = Connection()
    /// Nil once it is closed, whoever still knows this peer.
    private var socket: Descriptor?
    private let loop: EventLoop
    private var watch: EventLoop.Watch?
    private var interest: EventLoop.Interest = .reading
    private var timer: (deadline: Int64, timer: EventLoop.Timer)?
    private var nextTurn: EventLoop.Timer?
    private var isHearing = false
    private let onArrival: (Peer, Connection.Arrival) -> Void
    private let onEnd: (Peer) -> Void

    /// What is read, and how many messages of it are heard, before others get their turn.
    private static let portion = 65536
    private static let messages = 256

    /// Begins to listen to the peer.
    init(
        socket: Descriptor, processID: Int32, loop: EventLoop,
        onArrival: @escaping (Peer, Connection.Arrival) -> Void, onEnd: @escaping (Peer) -> Void
    ) throws(SystemError) {
        self.socket = socket
        self.processID = processID
        self.loop = loop
        self.onArrival = onArrival
        self.onEnd = onEnd
        watch = try loop.watch(socket, for: .reading) { [unowned self] readiness in handle(readiness) }
    }

    func answer(_ ticket: Connection.Ticket, _ body: some Codable & Sendable) {
        connection.answer(ticket, body, at: Clock.monotonicNow())
        settle()
    }

    func answer(_ ticket: Connection.Ticket, _ error: ServiceError) {
        connection.answer(ticket, error, at: Clock.monotonicNow())
        settle()
    }

    /// From now on it is told of these events.
    func subscribe(to topics: [Topic]) { connection.subscribe(to: topics) }

    /// Tells it of an event, if it wants to know.
    func notify(_ notification: Notification) {
        guard connection.wants(notification.topic) else { return }
        connection.notify(notification, at: Clock.monotonicNow())
        settle()
    }

    /// Sends an error, then closes.
    func refuse(_ error: ServiceError) {
        connection.refuse(error, at: Clock.monotonicNow())
        settle()
    }

    /// Closes at once.
    func drop() {
        guard let watch else { return }
        loop.unwatch(watch)
        self.watch = nil
        socket = nil
        if let timer { loop.cancel(timer.timer) }
        if let nextTurn { loop.cancel(nextTurn) }
        (timer, nextTurn) = (nil, nil)
        onEnd(self)
    }

    /// Reads what it sent before the loop tells of it.
    func readWhatWaits() { handle(.readable) }

    private func handle(_ readiness: EventLoop.Readiness) {
        if readiness.contains(.hungUp) { connection.lost() }
        if connection.wantsRead, !readiness.isDisjoint(with: [.readable, .hungUp]) { read() }
        hear()
    }

    private func read() {
        guard let socket else { return }
        var bytes: [UInt8] = []
        do throws(SystemError) {
            switch try socket.read(appendingTo: &bytes, atMost: Self.portion) {
            case .bytes: connection.received(bytes)
            case .endOfFile: connection.ended()
            case .wouldBlock: return
            }
        } catch {
            // So the system tells of a peer that closed with answers which it had not read.
            connection.lost()
            connection.ended()
        }
    }

    /// Does what has come, up to a turn's messages.
    private func hear() {
        isHearing = true
        for _ in 0..<Self.messages {
            guard watch != nil, let arrival = connection.next(at: Clock.monotonicNow()) else { break }
            onArrival(self, arrival)
        }
        isHearing = false
        settle()
    }

    /// Writes what can be written, and asks the loop for what is needed next.
    private func settle() {
        guard let watch, let socket else { return }
        write(to: socket)
        if connection.isFinished {
            drop()
            return
        }
        do throws(SystemError) {
            var wanted: EventLoop.Interest = []
            if connection.wantsRead { wanted.insert(.reading) }
            if connection.wantsWrite { wanted.insert(.writing) }
            if wanted != interest {
                try loop.change(watch, to: wanted)
                interest = wanted
            }
        } catch {
            drop()
            return
        }
        planTurn()
        planDrop()
    }

    private func write(to socket: Descriptor) {
        do throws(SystemError) {
            while connection.wantsWrite {
                guard let count = try socket.write(connection.nextOutput) else { return }
                connection.wrote(count, at: Clock.monotonicNow())
            }
        } catch {
            connection.lost()
        }
    }

    /// Those who wait meanwhile come first.
    private func planTurn() {
        guard connection.hasMore, !isHearing, nextTurn == nil else { return }
        nextTurn = loop.schedule(at: Clock.monotonicNow()) { [unowned self] in
            nextTurn = nil
            hear()
        }
    }

    private func planDrop() {
        let deadline = connection.deadline
        if deadline == timer?.deadline { return }
        if let timer { loop.cancel(timer.timer) }
        timer = deadline.map { deadline in
            (deadline, loop.schedule(at: deadline) { [unowned self] in drop() })
        }
    }
}
