// One connection of the host that is observed, answered as a daemon would answer.
import Posix
import ReloadService

/// A connection that is read, answered and watched to its end.
@MainActor final class ObservedPeer {
    private var connection = Connection()
    private let socket: Descriptor
    private let loop: EventLoop
    private var watch: EventLoop.Watch?
    private var interest: EventLoop.Interest = .reading
    private var hasRead = false
    private var hasWritten = false
    private let observe: (Event) -> Void

    enum Event {
        /// Bytes have come, nothing of them is understood yet; the first of a connection.
        case began([UInt8])
        /// Something may have happened elsewhere before this.
        case willRead
        /// Without a ticket it is not answered.
        case request(ObservedPeer, Request, Connection.Ticket?)
        case refused(ServiceError)
        case ended(ObservedPeer, answersWereRead: Bool)
    }

    init(_ socket: Descriptor, loop: EventLoop, _ observe: @escaping (Event) -> Void) throws(SystemError) {
        self.socket = socket
        self.loop = loop
        self.observe = observe
        watch = try loop.watch(socket, for: .reading) { [unowned self] in handle($0) }
    }

    func answer(_ ticket: Connection.Ticket, _ body: some Codable & Sendable) {
        connection.answer(ticket, body, at: 0)
        settle()
    }

    func answer(_ ticket: Connection.Ticket, _ error: ServiceError) {
        connection.answer(ticket, error, at: 0)
        settle()
    }

    func subscribe(_ topics: [Topic]) { connection.subscribe(to: topics) }

    /// Reads what is left, and takes note of what was never read; the host is gone.
    func finish() {
        guard watch != nil else { return }
        while watch != nil, connection.wantsRead, read() {}
        end(answersWereRead: connection.unanswered == 0 && !connection.wantsWrite)
    }

    private func handle(_ readiness: EventLoop.Readiness) {
        observe(.willRead)
        if connection.wantsRead, !readiness.isDisjoint(with: [.readable, .hungUp]) {
            _ = read()
        } else if readiness.contains(.hungUp) {
            end(answersWereRead: connection.unanswered == 0 && !connection.wantsWrite)
        }
        settle()
    }

    /// False when there is nothing more, now or ever.
    private func read() -> Bool {
        var bytes: [UInt8] = []
        do throws(SystemError) {
            switch try socket.read(appendingTo: &bytes) {
            case .bytes:
                if !hasRead { observe(.began(bytes)) }
                hasRead = true
                connection.received(bytes)
                hear()
                return true
            case .endOfFile:
                connection.ended()
                hear()
                return false
            case .wouldBlock: return false
            }
        } catch {
            // The system says so when a peer closes with answers that it has not read.
            end(answersWereRead: !hasWritten)
            return false
        }
    }

    private func hear() {
        while let arrival = connection.next(at: 0) {
            switch arrival {
            case .request(let request, let ticket): observe(.request(self, request, ticket))
            case .refused(let error): observe(.refused(error))
            }
        }
    }

    private func settle() {
        guard let watch else { return }
        do throws(SystemError) {
            while connection.wantsWrite {
                guard let count = try socket.write(connection.nextOutput) else { break }
                hasWritten = true
                connection.wrote(count, at: 0)
                // What was held up by answers that nobody read.
                hear()
            }
            if connection.isFinished {
                // The host has read to the end when it closes in its turn; that is not waited for.
                end(answersWereRead: true)
                return
            }
            var wanted: EventLoop.Interest = []
            if connection.wantsRead { wanted.insert(.reading) }
            if connection.wantsWrite { wanted.insert(.writing) }
            if wanted != interest {
                try loop.change(watch, to: wanted)
                interest = wanted
            }
        } catch {
            end(answersWereRead: false)
        }
    }

    private func end(answersWereRead: Bool) {
        guard let watch else { return }
        loop.unwatch(watch)
        self.watch = nil
        observe(.ended(self, answersWereRead: answersWereRead || !hasRead))
    }
}
