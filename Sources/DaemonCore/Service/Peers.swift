// The listening socket and everybody who is connected.
import Posix
import ReloadService

/// Accepts connections of the daemon's own user, up to a limit.
@MainActor final class Peers {
    private var listener: Descriptor
    private let loop: EventLoop
    private let log: Log
    private var watch: EventLoop.Watch?
    private var peers: [ObjectIdentifier: Peer] = [:]
    /// Whoever sends nonsense in a loop must not fill the log, nor whoever wants no answers.
    private var nonsense = OutputBudget(lines: 10, window: 60_000_000_000)
    private var unanswered = OutputBudget()
    /// A request, from whom, and where its answer goes.
    var onRequest: (Peer, Request, Connection.Ticket?) -> Void = { _, _, _ in }
    /// Nobody reads this peer's answers any more.
    var onEnd: (Peer) -> Void = { _ in }

    nonisolated static let limit = 512
    /// In seconds, after which a system without free descriptors is tried again.
    private static let pause = 0.1

    init(listener: Descriptor, loop: EventLoop, log: Log) {
        self.listener = listener
        self.loop = loop
        self.log = log
    }

    var count: Int { peers.count }

    /// Whether anybody wants to be told of an event.
    func areSubscribed(to topic: Topic) -> Bool { peers.values.contains { $0.connection.wants(topic) } }

    /// Tells those who want to know; who does not read is dropped, so the list may change meanwhile.
    func notify(_ notification: Notification) {
        for peer in Array(peers.values) { peer.notify(notification) }
    }

    /// Begins to take connections; until then they wait in the system's queue.
    func open() throws(SystemError) {
        watch = try loop.watch(listener, for: .reading) { [unowned self] _ in accept() }
    }

    /// Takes connections from another socket; those who are connected stay so.
    func serve(from listener: Descriptor) throws(SystemError) {
        if let watch { loop.unwatch(watch) }
        self.listener = listener
        try open()
    }

    /// Takes no more connections, and closes those that there are.
    func close() {
        if let watch { loop.unwatch(watch) }
        watch = nil
        for peer in peers.values { peer.drop() }
    }

    /// Takes those that wait, and what each has sent already: of a burst all is known before a run of it ends.
    private func accept() {
        // One round takes no more than there may be; level-triggered, the loop comes back for others.
        for _ in 0..<Self.limit where watch != nil {
            if !acceptOne() { return }
        }
    }

    /// False when none waits.
    private func acceptOne() -> Bool {
        do throws(SystemError) {
            guard let socket = try UnixSocket.accept(listener) else { return false }
            let credentials = try PeerCredentials(of: socket)
            let peer = try Peer(socket: socket, processID: credentials.processID, loop: loop) {
                [unowned self] in
                arrived($0, $1)
            } onEnd: {
                [unowned self] peer in
                peers[ObjectIdentifier(peer)] = nil
                onEnd(peer)
            }
            peers[ObjectIdentifier(peer)] = peer
            if credentials.userID != ThisProcess.userID {
                peer.refuse(.peerRefused(peer: credentials.userID, daemon: ThisProcess.userID))
            } else if peers.count > Self.limit {
                peer.refuse(.tooManyConnections(limit: Self.limit))
            } else {
                peer.readWhatWaits()
            }
            return true
        } catch {
            say(
                .error, nonsense.admit(at: Clock.monotonicNow()),
                ["what": "a connection could not be taken", "why": .text("\(error)")])
            pauseAccepting()
            return false
        }
    }

    private func arrived(_ peer: Peer, _ arrival: Connection.Arrival) {
        switch arrival {
        case .request(let request, let ticket): onRequest(peer, request, ticket)
        case .refused(let error): tell(error)
        }
    }

    /// A request was done, or not, that has no id and so no answer.
    func tell(of request: Request, _ refusal: ServiceError?) {
        if let refusal { tell(refusal) }
        say(
            "request", unanswered.admit(at: Clock.monotonicNow()),
            ["method": .text(request.call.method), "done": .flag(refusal == nil)]
        )
    }

    private func tell(_ refusal: ServiceError) {
        say(
            .diagnostic, nonsense.admit(at: Clock.monotonicNow()),
            ["code": .text(refusal.data.kind), "message": .text(refusal.message)]
        )
    }

    private func say(
        _ event: LogLine.Event, _ room: (isAdmitted: Bool, droppedBefore: Int),
        _ fields: KeyValuePairs<String, LogValue?>
    ) {
        guard room.isAdmitted else { return }
        var line = log.line(event, fields)
        if room.droppedBefore > 0 { line.add("dropped", .integer(room.droppedBefore)) }
        log.write(line)
    }

    /// The listener stays ready while descriptors are missing; to watch it would be to spin.
    private func pauseAccepting() {
        if let watch { loop.unwatch(watch) }
        watch = nil
        loop.schedule(afterSeconds: Self.pause) { [unowned self] in
            if watch != nil { return }
            do throws(SystemError) { try open() } catch { pauseAccepting() }
        }
    }
}
