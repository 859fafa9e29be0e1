// A host's end of the socket against answers that are there, or never come.
import Posix
import ReloadService
import Testing

@Suite struct HostConnectionTests {
    /// What the daemon has written, and what `kinds` gets.
    static let answers: [(String, Result<Int, HostConnectionError>)] = [
        (#"{"id":1,"result":{"kinds":[]}}"# + "\n", .success(0)),
        (
            "\n\r\n" + #"{"method":"snapshot","params":{"id":1}}"# + "\r\n" + #"{"id":1,"result":{"kinds":[]}}"# + "\n",
            .success(0)
        ),
        ("", .failure(.closed)),
        (#"{"id":1,"result"#, .failure(.closed)),
        (#"{"id":7,"result":{"kinds":[]}}"# + "\n", .failure(.malformed("an answer to another request"))),
    ]

    @Test(arguments: answers)
    func reads(_ written: String, _ expected: Result<Int, HostConnectionError>) throws {
        let (near, far) = try UnixSocket.pair()
        try far.writeAll(written)
        try UnixSocket.shutdownWriting(far)
        let connection = HostConnection(over: near)
        let found = Result { () throws(HostConnectionError) in try connection.call(KindsCall()) }
        switch (found, expected) {
        case (.success(let answer), .success(let count)): #expect(try answer.get().kinds.count == count)
        case (.failure(let error), .failure(let other)): #expect(error == other)
        default: Issue.record("\(found)")
        }
    }

    @Test func readsTheRefusalOfADaemonThatHasClosed() throws {
        let connection: HostConnection
        do {
            let (near, far) = try UnixSocket.pair()
            try far.writeAll(AnswerLine.error(.peerRefused(peer: 1, daemon: 2), for: nil))
            // Its end is closed with `far`, before the host sends anything.
            connection = HostConnection(over: near)
        }
        let answer = try connection.call(KindsCall())
        #expect(throws: ServiceError.peerRefused(peer: 1, daemon: 2)) { try answer.get() }
    }

    @Test func doesNotWaitBeyondItsDeadline() throws {
        let (near, far) = try UnixSocket.pair()
        let connection = HostConnection(over: near)
        #expect(throws: HostConnectionError.timedOut) {
            try connection.call(KindsCall(), until: Clock.monotonicNow() + 1_000_000)
        }
        withExtendedLifetime(far) {}
    }

    @Test func pairsAnswersWithPipelinedCalls() throws {
        let (near, far) = try UnixSocket.pair()
        let connection = HostConnection(over: near)
        let first = try connection.send(ReloadCall(kind: "a"))
        let second = try connection.send(ReloadCall(kind: "b"))
        for (id, widget) in [(1, "a"), (2, "b")] {
            let receipts = Receipts(receipts: [Receipt(widget: widget, outcome: .accepted)])
            try far.writeAll(AnswerLine.result(receipts, for: .integer(Int64(id))))
        }
        #expect(try connection.answer(to: first).get().receipts.map(\.widget) == ["a"])
        #expect(try connection.answer(to: second).get().receipts.map(\.widget) == ["b"])
    }
}
