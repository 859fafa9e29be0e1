// Two hundred waited reloads at once cost two runs, and everyone gets a receipt.
import TestSupport
import Testing

@Suite struct BurstTests {
    static let widgets = ["Photo.systemSmall", "Photo.systemMedium", "Photo.systemLarge"]
    static let count = 200

    private static func request(_ id: Int) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"reloadTimelines","params":{"kind":"Photo","wait":"rendered"}}"# + "\n"
    }

    /// The generation that each widget shows now.
    private static func generations(_ daemon: DaemonFixture) throws -> [String: Int] {
        let receipts = try daemon.reload("Photo")
        return receipts.compactMapValues { $0.integer("generation") }
    }

    private static func check(_ answers: [JSONObject], since before: [String: Int]) {
        #expect(answers.count == count)
        var highest: [String: Int] = [:]
        for answer in answers {
            let receipts = answer.object("result")?.objects("receipts") ?? []
            #expect(receipts.count == widgets.count, "\(answer)")
            for receipt in receipts {
                let widget = receipt.text("widget") ?? ""
                let generation = receipt.integer("generation") ?? 0
                #expect(["rendered", "unchanged"].contains(receipt.text("outcome")), "\(receipt)")
                #expect(generation > before[widget] ?? .max, "a receipt of a run that was over before it was asked for")
                highest[widget] = max(highest[widget] ?? 0, generation)
            }
        }
        for widget in widgets {
            #expect((highest[widget] ?? .max) - (before[widget] ?? 0) <= 2, "more than two further runs of \(widget)")
        }
    }

    @Test func pipelinedOnOneConnection() throws {
        try DaemonFixture.with { daemon in
            try daemon.host("put-image", Photo.coffee.path, "--as", "photo.png").succeeding()
            let before = try BurstTests.generations(daemon)
            let connection = try daemon.connect()
            try connection.send((0..<BurstTests.count).map(BurstTests.request).joined())
            try connection.endSending()
            var answers: [JSONObject] = []
            while let line = try connection.line() { answers.append(try JSONObject(parsing: line)) }
            #expect(
                answers.map { $0.integer("id") } == (0..<BurstTests.count).map { $0 }, "answers come in request order")
            BurstTests.check(answers, since: before)
        }
    }

    @Test func onTwoHundredConnections() throws {
        try DaemonFixture.with { daemon in
            try daemon.host("put-image", Photo.coffee.path, "--as", "photo.png").succeeding()
            let before = try BurstTests.generations(daemon)
            // Stopped while all speak, so that it finds them all at once.
            try daemon.pause()
            let connections = try (0..<BurstTests.count).map { _ in try daemon.connect() }
            for (id, connection) in connections.enumerated() { try connection.send(BurstTests.request(id)) }
            daemon.resume()
            BurstTests.check(try connections.map { try $0.answer() }, since: before)
        }
    }
}
