// The published schemas against the same rows that the readers and writers are tested with.
import ReloadService
import TestSupport
import Testing

@Suite struct SchemaTests {
    @Test func givesExamplesThatAreValid() throws {
        let schemas = try JSONSchemas()
        #expect(
            schemas.names == [
                "answer", "entries", "notification", "receipt", "request", "sidecar", "snapshot-line",
                "widget-facts", "widgets",
            ]
        )
        for name in schemas.names {
            for example in try schemas.examples(of: name) {
                #expect(try schemas.faults(of: example, by: name) == [], "\(name): \(example)")
            }
        }
    }

    @Test(arguments: RequestTests.good)
    func takesWhatIsRead(_ line: String, _ id: RequestID?, _ call: Request.Call) throws {
        #expect(try JSONSchemas().faults(of: line, by: "request", isComplete: true) == [])
    }

    @Test func refusesWhatIsRefused() throws {
        let schemas = try JSONSchemas()
        for row in RequestTests.bad where row.2 != ServiceError.Code.parseError.rawValue {
            // No schema can say that a key stands in two members, and its lengths count characters.
            if row.4.hasPrefix("remove:") || row.0.contains("éé") { continue }
            #expect(try schemas.faults(of: row.0, by: "request") != [], "\(row.0)")
        }
    }

    /// A schema, where in it the words stand, and the words that the code has.
    static let vocabularies: [(schema: String, place: String, words: [String])] = [
        ("request", "oneOf.properties.method.const", ServiceProtocol.methods),
        ("receipt", "properties.outcome.enum", Receipt.Outcome.allCases.map(\.rawValue)),
        ("notification", "oneOf.properties.method.const", Topic.allCases.map(\.rawValue)),
        ("answer", "$defs.subscription.properties.events.items.enum", Topic.allCases.map(\.rawValue)),
    ]

    @Test(arguments: vocabularies)
    func namesEveryWord(_ row: (schema: String, place: String, words: [String])) throws {
        #expect(try JSONSchemas().words(in: row.schema, at: row.place).sorted() == row.words.sorted())
    }

    /// Documents that are wrong in one way each.
    static let wrong: [(String, String)] = [
        ("entries", #"{"version":2,"entries":[]}"#), ("entries", #"{"entries":[]}"#),
        ("entries", #"{"version":1,"entries":[7]}"#), ("entries", #"{"version":1,"entries":[{"date":5}]}"#),
        ("entries", #"{"version":1,"entries":[{"date":"2026-01-01 00:00:00Z"}]}"#),
        ("widgets", #"{"version":1,"widgets":[{"id":"a/b","kind":"a","family":"b"}]}"#),
        ("widgets", #"{"version":1,"widgets":[{"id":"a","kind":"a","family":"b","size":[1,2]}]}"#),
        ("widgets", #"{"version":1,"widgets":[{"id":"a","kind":"a","family":"b","size":[10]}]}"#),
        ("receipt", #"{"widget":"a","outcome":"done"}"#), ("receipt", #"{"outcome":"rendered"}"#),
        ("receipt", #"{"widget":"a","outcome":"rendered","hash":"abc"}"#),
        ("receipt", #"{"widget":"a","outcome":"rendered","entry":"none"}"#),
        ("receipt", #"{"widget":"a","outcome":"rendered","coalesced":1}"#),
        ("receipt", #"{"widget":"a","outcome":"rendered","diagnostics":[]}"#),
        ("receipt", #"{"widget":"a","outcome":"rendered","diagnostics":[{"code":"x"}]}"#),
        ("answer", #"{"jsonrpc":"2.0","id":1}"#), ("answer", #"{"jsonrpc":"2.0","result":{}}"#),
        ("answer", #"{"jsonrpc":"2.0","id":1,"error":{"code":5,"message":"x","data":{"kind":"x"}}}"#),
        ("notification", #"{"jsonrpc":"2.0","method":"progress","params":{}}"#),
    ]

    @Test(arguments: wrong)
    func refuses(_ schema: String, _ text: String) throws {
        #expect(try JSONSchemas().faults(of: text, by: schema) != [])
    }

    @Test func passesOverUnknownMembersButPromisesNone() throws {
        let more = #"{"widget":"a","outcome":"rendered","more":1}"#
        #expect(try JSONSchemas().faults(of: more, by: "receipt") == [])
        #expect(try JSONSchemas().faults(of: more, by: "receipt", isComplete: true) == ["more is not in the schema"])
    }

    static let times: [(String, Bool)] = [
        ("2026-01-01T00:00:00Z", true), ("2026-01-01t00:00:00z", true), ("2026-12-31T23:59:59.123456789+14:00", true),
        ("2026-01-01T00:00:00-00:30", true), ("2026-01-01T00:00:00", false), ("2026-01-01", false),
        ("2026-01-01 00:00:00Z", false), ("2026-01-01T00:00:00+0200", false), ("2026-01-01T00:00:60Z", false),
        ("2026-01-01T24:00:00Z", false), ("2026-13-01T00:00:00Z", false), ("2026-01-01T00:00:00.Z", false),
        ("2026-01-01T00:00:00.1234567890Z", false), ("1767225600", false), ("", false),
    ]

    /// The pattern says what the reader does, but for dates that no calendar has.
    @Test(arguments: times)
    func readsTimesAsTheReaderDoes(_ text: String, _ isTime: Bool) throws {
        let document = #"{"version":1,"entries":[{"date":"\#(text)"}]}"#
        #expect(try JSONSchemas().faults(of: document, by: "entries").isEmpty == isTime)
        #expect((RFC3339.fault(text) == nil) == isTime)
    }

    static let written: [(String, [UInt8])] = [
        (
            "answer",
            AnswerLine.result(
                Receipts(
                    receipts: [
                        Receipt(widget: "A.b", outcome: .accepted),
                        Receipt(
                            widget: "A.b.2", outcome: .unchanged, generation: 3, coalesced: true, entry: .placeholder,
                            snapshot: "snapshots/A.b.2.png", hash: String(repeating: "0", count: 64), why: "no",
                            until: Timestamp(1e300), timings: .init(provider: 0.1, draw: 0.2, total: 0.3),
                            diagnostics: [.init(code: "entries", message: "x")]
                        ),
                    ]
                ), for: .string("x")
            )
        ),
        (
            "answer",
            AnswerLine.result(
                RenderedSnapshot(
                    widget: "A.b", generation: 3, entry: .placeholder, at: Timestamp(0), nextChange: Timestamp(1e300),
                    file: "run/renders/a.png", hash: String(repeating: "0", count: 64), text: "x", size: [1, 2],
                    unit: "pixels", scale: 1.5, appearance: "dark", diagnostics: ["x"]
                ), for: .integer(1)
            )
        ),
        ("answer", AnswerLine.error(.noArchive("a", why: "x"), for: .integer(1))),
        ("answer", AnswerLine.error(.noPicture("x"), for: .integer(1))),
        ("answer", AnswerLine.result(Nothing(), for: .integer(1))),
        ("answer", AnswerLine.result(Subscription(events: Topic.allCases), for: .integer(1))),
        ("answer", AnswerLine.error(.unknownKind("a", known: ["b"]), for: .integer(1))),
        ("answer", AnswerLine.error(.lineTooLong(limit: 5), for: nil)),
        ("answer", AnswerLine.error(.runFailed("x"), for: nil)),
        (
            "notification",
            Notification(.error, LogLine(time: Timestamp(0), event: .error, fields: [.init("a", 1)])).line(missed: 3)
        ),
    ]

    @Test(arguments: Situation.all) func namesAllFacts(_ situation: Situation) throws {
        let explainer = Explainer(situation.facts, of: Situation.daemon, now: Situation.now)
        let explanation = Explanation(facts: situation.facts, sentences: explainer.sentences)
        let answer = Explanations(pid: 1, started: Timestamp(0), now: Timestamp(1), widgets: [explanation])
        let text = String(decoding: AnswerLine.result(answer, for: .integer(1)), as: UTF8.self)
        #expect(try JSONSchemas().faults(of: text, by: "answer", isComplete: true) == [], "\(text)")
    }

    @Test(arguments: written)
    func namesAllThatIsWritten(_ schema: String, _ line: [UInt8]) throws {
        let text = String(decoding: line, as: UTF8.self)
        #expect(try JSONSchemas().faults(of: text, by: schema, isComplete: true) == [], "\(text)")
    }
}
