// A connection as a value: the order of answers, half-close, and the limits on peers.
import ReloadService
import Testing

@Suite struct ConnectionTests {
    /// A connection with what it would have written.
    struct Peer {
        var connection = Connection()
        var written = ""
        var requests: [(Request, Connection.Ticket?)] = []

        mutating func sends(_ text: String, chunk: Int = .max, at now: Int64 = 0) {
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                connection.received(rest.prefix(chunk))
                note(at: now)
                rest = rest.dropFirst(chunk)
            }
            drain()
        }

        mutating func ends() {
            connection.ended()
            note(at: 0)
            drain()
        }

        mutating func answers(_ index: Int) {
            guard let ticket = requests[index].1 else { return }
            connection.answer(ticket, ["n": index], at: 0)
            drain()
        }

        mutating func drain(_ chunk: Int = .max) {
            while connection.wantsWrite {
                let bytes = connection.nextOutput.prefix(chunk)
                written += String(decoding: bytes, as: UTF8.self)
                connection.wrote(bytes.count, at: 0)
            }
        }

        private mutating func note(at now: Int64) {
            for case .request(let request, let ticket) in connection.arrivals(at: now) {
                requests.append((request, ticket))
            }
        }

        /// The ids of the answers in the order in which they went out; `!` marks an error.
        var order: String {
            written.split(separator: "\n").map { line in
                let isError = line.contains("\"error\"")
                let id = line.split(separator: "\"id\":").last?.prefix { $0 != "," && $0 != "}" } ?? "?"
                return id + (isError ? "!" : "")
            }.joined(separator: " ")
        }
    }

    static func request(_ id: Int) -> String { #"{"id":\#(id),"method":"kinds"}"# + "\n" }

    /// Requests 0… are sent at once, answered in this order; then what has gone out after each answer.
    static let orders: [([Int], [String])] = [
        ([0, 1, 2], ["0", "0 1", "0 1 2"]),
        ([2, 1, 0], ["", "", "0 1 2"]),
        ([1, 0, 2], ["", "0 1", "0 1 2"]),
        ([2, 0, 1], ["", "0", "0 1 2"]),
    ]

    @Test(arguments: orders)
    func answersInTheOrderOfRequests(_ answers: [Int], _ out: [String]) {
        for chunk in [Int.max, 1] {
            var peer = Peer()
            peer.sends((0..<3).map(Self.request).joined(), chunk: chunk)
            #expect(peer.connection.unanswered == 3)
            for (index, expected) in zip(answers, out) {
                peer.answers(index)
                #expect(peer.order == expected)
            }
            #expect(peer.connection.unanswered == 0)
        }
    }

    @Test func keepsErrorsInOrder() {
        var peer = Peer()
        peer.sends(Self.request(0) + "{\n" + #"{"id":5,"method":"fly"}"# + "\n" + Self.request(1))
        #expect(peer.order == "")
        peer.answers(1)
        #expect(peer.order == "")
        peer.answers(0)
        #expect(peer.order == "0 null! 5! 1")
    }

    @Test func answersALineThatIsTooLong() {
        var peer = Peer()
        peer.sends(String(repeating: "x", count: 70_000) + "\n" + Self.request(1), chunk: 1000)
        peer.answers(0)
        #expect(peer.order == "null! 1")
    }

    @Test func putsNotificationsBetween() {
        var peer = Peer()
        peer.sends(Self.request(0))
        peer.connection.subscribe(to: [.snapshot])
        peer.connection.notify(Self.notification(.snapshot), at: 0)
        peer.answers(0)
        #expect(peer.written.hasPrefix(#"{"jsonrpc":"2.0","method":"snapshot","params":{"time":"#))
        #expect(peer.written.contains("}}\n{\"id\":0"))
    }

    static func notification(_ topic: Topic, bytes: Int = 1) -> Notification {
        Notification(
            topic,
            LogLine(
                time: Timestamp(0), event: .snapshot,
                fields: [.init("text", .text(String(repeating: "x", count: bytes)))]
            )
        )
    }

    @Test func tellsOnlyWhatWasAskedFor() {
        var connection = Connection()
        connection.notify(Self.notification(.snapshot), at: 0)
        #expect(!connection.wantsWrite)
        connection.subscribe(to: [.error, .openURL])
        for topic in Topic.allCases { connection.notify(Self.notification(topic), at: 0) }
        #expect(Self.methods(drain(&connection)) == ["openURL", "error"])
        connection.subscribe(to: [])
        connection.notify(Self.notification(.error), at: 0)
        #expect(!connection.wantsWrite)
    }

    @Test func dropsAndCountsWhatASubscriberDoesNotRead() {
        var connection = Connection()
        connection.subscribe(to: [.snapshot])
        let limit = ServiceProtocol.pendingNotifications
        for _ in 0..<limit + 7 { connection.notify(Self.notification(.snapshot), at: 0) }
        let lines = drain(&connection)
        #expect(lines.count == limit)
        #expect(lines.allSatisfy { !$0.contains("missed") })
        connection.notify(Self.notification(.snapshot), at: 0)
        connection.notify(Self.notification(.snapshot), at: 0)
        let after = drain(&connection)
        #expect(after.map { $0.hasSuffix(#","missed":7}}"#) } == [true, false])
    }

    @Test func keepsASubscriberThatSendsNoMore() {
        var connection = Connection()
        connection.subscribe(to: [.snapshot])
        connection.ended()
        #expect(connection.arrivals(at: 0).isEmpty)
        #expect(!connection.isFinished)
        connection.notify(Self.notification(.snapshot), at: 0)
        #expect(drain(&connection).count == 1)
        connection.subscribe(to: [])
        #expect(connection.isFinished)
    }

    /// Reads all that is there, as lines.
    @discardableResult private func drain(_ connection: inout Connection) -> [Substring] {
        var text = ""
        while connection.wantsWrite {
            let bytes = connection.nextOutput
            text += String(decoding: bytes, as: UTF8.self)
            connection.wrote(bytes.count, at: 0)
        }
        return text.split(separator: "\n")
    }

    private static func methods(_ lines: [Substring]) -> [Substring] {
        lines.compactMap { $0.split(separator: "\"method\":\"").last?.prefix { $0 != "\"" } }
    }

    @Test func executesWithoutAnsweringWhatHasNoID() {
        var peer = Peer()
        peer.sends(#"{"method":"reloadAllTimelines"}"# + "\n" + #"{"method":"fly"}"# + "\n" + Self.request(1))
        #expect(peer.requests.count == 2)
        #expect(peer.requests[0].1 == nil)
        peer.answers(1)
        #expect(peer.order == "1")
    }

    @Test func answersAfterThePeerHasEnded() {
        var peer = Peer()
        peer.sends(Self.request(0) + #"{"id":1,"method":"kinds"}"#)
        #expect(peer.requests.count == 1)
        peer.ends()
        #expect(peer.requests.count == 2)
        #expect(!peer.connection.wantsRead)
        peer.answers(1)
        #expect(!peer.connection.isFinished)
        peer.answers(0)
        #expect(peer.order == "0 1")
        #expect(peer.connection.isFinished)
    }

    @Test func endsAfterARefusal() {
        var peer = Peer()
        peer.sends(Self.request(0))
        peer.connection.refuse(.tooManyWaits(limit: 4096), at: 0)
        #expect(!peer.connection.wantsRead)
        #expect(!peer.connection.isFinished)
        peer.drain()
        peer.answers(0)
        #expect(peer.order == "null!")
        #expect(peer.connection.isFinished)
    }

    @Test func readsNothingMoreFromAPeerThatDoesNotRead() {
        var connection = Connection()
        connection.subscribe(to: [.snapshot])
        let notification = Self.notification(.snapshot, bytes: 600_000)
        connection.notify(notification, at: 0)
        #expect(connection.wantsRead)
        connection.notify(notification, at: 0)
        #expect(!connection.wantsRead)
        connection.wrote(notification.line(missed: 0).count, at: 0)
        #expect(connection.wantsRead)
    }

    static let second: Int64 = 1_000_000_000

    @Test func dropsAPeerThatLeavesALineUnfinished() {
        var connection = Connection()
        #expect(connection.deadline == nil)
        connection.hears(Self.request(0), at: 0)
        #expect(connection.deadline == nil)
        connection.hears("{", at: 5 * Self.second)
        connection.hears("\"", at: 20 * Self.second)
        #expect(connection.deadline == 65 * Self.second)
        connection.hears("\n{", at: 30 * Self.second)
        #expect(connection.deadline == 90 * Self.second)
        connection.hears("}\n", at: 40 * Self.second)
        #expect(connection.deadline == nil)
    }

    /// The rest of a line may lie in the system's buffers: it is we who do not read.
    @Test func doesNotBlameAPeerForWhatIsNotRead() {
        var connection = Connection()
        connection.subscribe(to: [.snapshot])
        let notification = Self.notification(.snapshot, bytes: 1_200_000)
        connection.hears("{", at: 0)
        connection.notify(notification, at: 5 * Self.second)
        #expect(connection.deadline == 15 * Self.second)
        // It reads slowly, for longer than a line may stay unfinished.
        for turn in 1...20 { connection.wrote(1000, at: Int64(turn) * 5 * Self.second) }
        #expect(connection.deadline == 110 * Self.second)
        connection.wrote(notification.line(missed: 0).count - 20_000, at: 101 * Self.second)
        #expect(connection.wantsRead)
        #expect(connection.deadline == 161 * Self.second)
    }

    /// What was sent before a peer went away is done, though nobody hears of it.
    @Test func doesWhatALostPeerAskedFor() {
        var connection = Connection()
        connection.received(Array((Self.request(0) + #"{"method":"kinds"}"#).utf8))
        connection.lost()
        #expect(!connection.isFinished)
        #expect(connection.arrivals(at: 0).count == 1)
        connection.ended()
        #expect(!connection.isFinished)
        #expect(connection.arrivals(at: 0).count == 1)
        #expect(connection.isFinished)
        #expect(!connection.wantsWrite)
    }

    /// A peer that sends and never reads is not heard beyond a bound, whatever it has sent.
    @Test func hearsNoMoreThanIsRead() {
        var connection = Connection()
        let count = 30_000
        connection.received(Array(String(repeating: "1\n", count: count).utf8))
        let first = connection.arrivals(at: 0)
        #expect(first.count < count)
        // Taken out one by one: a failure would print all that waits.
        var (wantsRead, hasMore) = (connection.wantsRead, connection.hasMore)
        #expect(!wantsRead && !hasMore)
        var heard = first.count
        while heard < count {
            connection.wrote(connection.nextOutput.count, at: 0)
            heard += connection.arrivals(at: 0).count
        }
        #expect(heard == count)
        drain(&connection)
        heard += connection.arrivals(at: 0).count
        (wantsRead, hasMore) = (connection.wantsRead, connection.hasMore)
        #expect(heard == count && wantsRead && !hasMore)
    }

    @Test func dropsAPeerWhoseOutputIsStuck() {
        var connection = Connection()
        connection.subscribe(to: [.snapshot])
        let notification = Self.notification(.snapshot)
        connection.notify(notification, at: 5 * Self.second)
        #expect(connection.deadline == 15 * Self.second)
        connection.notify(notification, at: 9 * Self.second)
        #expect(connection.deadline == 15 * Self.second)
        connection.wrote(1, at: 12 * Self.second)
        #expect(connection.deadline == 22 * Self.second)
        connection.wrote(2 * notification.line(missed: 0).count - 1, at: 13 * Self.second)
        #expect(connection.deadline == nil)
    }
}

extension Connection {
    /// All that has come.
    mutating func arrivals(at now: Int64) -> [Arrival] {
        var arrivals: [Arrival] = []
        while let arrival = next(at: now) { arrivals.append(arrival) }
        return arrivals
    }

    /// Takes a text, and passes over what it asks for.
    mutating func hears(_ text: String, at now: Int64) {
        received(Array(text.utf8))
        _ = arrivals(at: now)
    }
}
