// Connections over socket pairs, with the loop run until it has nothing more to do.
import Posix
import ReloadService
import Testing

@testable import DaemonCore

@MainActor @Suite struct PeerTests {
    let loop: EventLoop

    init() throws { loop = try EventLoop() }

    /// A peer whose requests are answered by `respond`, and the end that a host would hold.
    private func connect(
        _ respond: @escaping (Peer, Connection.Arrival) -> Void, onEnd: @escaping () -> Void = {}
    ) throws -> (peer: Peer, host: Descriptor) {
        let (ours, theirs) = try UnixSocket.pair()
        try ours.setNonBlocking(true)
        let peer = try Peer(socket: ours, processID: ThisProcess.id, loop: loop, onArrival: respond) {
            [loop] _ in
            onEnd()
            loop.stop()
        }
        return (peer, theirs)
    }

    private func text(from host: Descriptor) throws -> String {
        String(decoding: try host.readToEnd(limit: 1 << 22), as: UTF8.self)
    }

    @Test func answersInOrderAndEndsWithItsPeer() throws {
        var tickets: [Connection.Ticket] = []
        let (peer, host) = try connect { peer, arrival in
            guard case .request(_, let ticket?) = arrival else { return }
            tickets.append(ticket)
            // The second is answered first; its answer waits for the first one's.
            if tickets.count == 2 {
                peer.answer(tickets[1], KindsCall.Kinds(kinds: []))
                peer.answer(tickets[0], ServiceError.shuttingDown)
            }
        }
        try host.writeAll("{\"id\":1,\"method\":\"kinds\"}\n{\"id\":2,\"method\":\"kinds\"}")
        try UnixSocket.shutdownWriting(host)
        try loop.run()
        #expect(
            try text(from: host) == #"{"error":{"code":-32004,"data":{"kind":"shutting-down"},"#
                + #""message":"the daemon is shutting down"},"id":1,"jsonrpc":"2.0"}"# + "\n"
                + #"{"id":2,"jsonrpc":"2.0","result":{"kinds":[]}}"# + "\n"
        )
        withExtendedLifetime(peer) {}
    }

    @Test func tellsWhenItsPeerIsGone() throws {
        var hasEnded = false
        var host: Descriptor?
        let peer: Peer
        (peer, host) = try connect { _, _ in
        } onEnd: {
            hasEnded = true
        }
        try host?.writeAll("{\"id\":1,\"method\":\"kinds\"}\n")
        host = nil
        try loop.run()
        #expect(hasEnded)
        #expect(peer.connection.unanswered == 1)
    }

    @Test func refusesAndCloses() throws {
        let (peer, host) = try connect { _, _ in }
        peer.refuse(.tooManyConnections(limit: 512))
        #expect(try text(from: host).contains("\"code\":-32005"))
    }

    /// More than the system's buffers hold goes out as the peer reads.
    @Test func writesLongAnswersAsTheyAreRead() throws {
        let kind = KindsCall.Kind(
            kind: String(repeating: "k", count: 1000), displayName: "", description: "", families: [],
            configuration: "static"
        )
        let (peer, host) = try connect { peer, arrival in
            guard case .request(_, let ticket?) = arrival else { return }
            peer.answer(ticket, KindsCall.Kinds(kinds: Array(repeating: kind, count: 2000)))
        }
        try host.writeAll("{\"id\":1,\"method\":\"kinds\"}\n")
        try UnixSocket.shutdownWriting(host)
        try host.setNonBlocking(true)
        var read: [UInt8] = []
        let watch = try loop.watch(host, for: .reading) { _ in
            do { _ = try host.read(appendingTo: &read) } catch { Issue.record(error) }
        }
        try loop.run()
        loop.unwatch(watch)
        try host.setNonBlocking(false)
        read += try host.readToEnd(limit: 1 << 23)
        #expect(read.count > 2_000_000 && read.last == UInt8(ascii: "\n"))
        withExtendedLifetime(peer) {}
    }
}
