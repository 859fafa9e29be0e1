// Two hundred waited reloads at once cost two runs, and everyone gets a receipt.
import TestSupport
import Testing

@Suite struct BurstTests {
    static let count = 200

    /// Whose kind is reloaded.
    enum Bundle: CaseIterable {
        case samples, article

        var kind: String { self == .samples ? "Photo" : "testExtension" }
        var picture: String { self == .samples ? "photo.png" : "testWidgetImage.png" }

        func with(_ body: (DaemonFixture) throws -> Void) throws {
            switch self {
            case .samples: try DaemonFixture.with { try body($0) }
            case .article:
                let program = try ArticlePackage.built.get().program("000")
                try DaemonFixture.with(program, group: ArticlePackage.group) { try body($0) }
            }
        }

        func request(_ id: Int) -> String {
            #"{"jsonrpc":"2.0","id":\#(id),"method":"reloadTimelines","params":{"kind":"\#(kind)","wait":"rendered"}}"#
                + "\n"
        }
    }

    /// The generation that each widget shows now.
    private static func generations(_ daemon: DaemonFixture, _ bundle: Bundle) throws -> [String: Int] {
        try daemon.host("put-image", Photo.coffee.path, "--as", bundle.picture).succeeding()
        let receipts = try daemon.reload(bundle.kind)
        return receipts.compactMapValues { $0.integer("generation") }
    }

    private static func check(_ answers: [JSONObject], since before: [String: Int]) {
        #expect(answers.count == count)
        var highest: [String: Int] = [:]
        for answer in answers {
            let receipts = answer.object("result")?.objects("receipts") ?? []
            #expect(receipts.count == before.count, "\(answer)")
            for receipt in receipts {
                let widget = receipt.text("widget") ?? ""
                let generation = receipt.integer("generation") ?? 0
                #expect(["rendered", "unchanged"].contains(receipt.text("outcome")), "\(receipt)")
                #expect(generation > before[widget] ?? .max, "a receipt of a run that was over before it was asked for")
                highest[widget] = max(highest[widget] ?? 0, generation)
            }
        }
        for widget in before.keys {
            #expect((highest[widget] ?? .max) - (before[widget] ?? 0) <= 2, "more than two further runs of \(widget)")
        }
    }

    @Test(arguments: Bundle.allCases) func pipelinedOnOneConnection(_ bundle: Bundle) throws {
        try bundle.with { daemon in
            let before = try BurstTests.generations(daemon, bundle)
            let connection = try daemon.connect()
            try connection.send((0..<BurstTests.count).map(bundle.request).joined())
            try connection.endSending()
            var answers: [JSONObject] = []
            while let line = try connection.line() { answers.append(try JSONObject(parsing: line)) }
            #expect(
                answers.map { $0.integer("id") } == (0..<BurstTests.count).map { $0 }, "answers come in request order")
            BurstTests.check(answers, since: before)
        }
    }

    @Test(arguments: Bundle.allCases) func onTwoHundredConnections(_ bundle: Bundle) throws {
        try bundle.with { daemon in
            let before = try BurstTests.generations(daemon, bundle)
            // Stopped while all speak, so that it finds them all at once.
            try daemon.pause()
            let connections = try (0..<BurstTests.count).map { _ in try daemon.connect() }
            for (id, connection) in connections.enumerated() { try connection.send(bundle.request(id)) }
            daemon.resume()
            BurstTests.check(try connections.map { try $0.answer() }, since: before)
        }
    }
}
