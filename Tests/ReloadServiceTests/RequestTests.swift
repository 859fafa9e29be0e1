// Lines to requests, and the errors that name what was meant.
import ReloadService
import Testing

@Suite struct RequestTests {
    static let good: [(String, RequestID?, Request.Call)] = [
        (
            #"{"jsonrpc":"2.0","id":1,"method":"reloadTimelines","params":{"kind":"Photo"}}"#, .integer(1),
            .reload(ReloadCall(kind: "Photo"))
        ),
        (
            #"{"id":"a","method":"reloadTimelines","params":{"kind":"Photo","wait":"rendered","timeout":2.5,"foreground":true}}"#,
            .string("a"), .reload(ReloadCall(kind: "Photo", wait: .rendered, timeout: 2.5, foreground: true))
        ),
        (#"{"id":-3,"method":"reloadAllTimelines"}"#, .integer(-3), .reload(ReloadCall(kind: nil))),
        (
            #"{"id":9223372036854775807,"method":"reloadAllTimelines","params":{"wait":"accepted"}}"#, .integer(.max),
            .reload(ReloadCall(kind: nil))
        ),
        (#"{"method":"kinds"}"#, nil, .kinds),
        (
            #"{"id":"\#(String(repeating: "é", count: 128))","method":"kinds"}"#,
            .string(String(repeating: "é", count: 128)), .kinds
        ),
        (#"{"method":"kinds","id":0,"params":{}}"#, .integer(0), .kinds),
        (#"{"method":"currentConfigurations","id":1}"#, .integer(1), .widgets),
        (#"{"method":"status","id":1,"params":{"widget":"A.b"}}"#, .integer(1), .status(StatusCall(widget: "A.b"))),
        (#"{"method":"explain","id":1}"#, .integer(1), .explain(ExplainCall())),
        (#"{"method":"explain","id":1,"params":{"kind":"A"}}"#, .integer(1), .explain(ExplainCall(kind: "A"))),
        (
            #" {"method":"setDefaults","id":1,"params":{"values":{"a":[1,true,null,"x",1.5]},"remove":["b"]}}"#,
            .integer(1),
            .setDefaults(
                DefaultsCall(
                    values: ["a": .array([.integer(1), .bool(true), .null, .string("x"), .number(1.5)])],
                    remove: ["b"], fractional: [[.key("a"), .index(4)]]
                )
            )
        ),
        (
            #"{"method":"setDefaults","id":1,"params":{"values":{"a":1.0,"b":[2,3e0]}}}"#, .integer(1),
            .setDefaults(
                DefaultsCall(
                    values: ["a": .integer(1), "b": .array([.integer(2), .integer(3)])],
                    fractional: [[.key("a")], [.key("b"), .index(1)]]
                )
            )
        ),
        (
            #"{"method":"preview","id":1,"params":{"kind":"A","family":"systemSmall"}}"#, .integer(1),
            .preview(PreviewCall(kind: "A", family: "systemSmall"))
        ),
        (#"{"method":"perform","id":1,"params":{"widget":"A.f"}}"#, .integer(1), .perform(PerformCall(widget: "A.f"))),
        (
            #"{"method":"perform","id":1,"params":{"widget":"A.f","element":2}}"#, .integer(1),
            .perform(PerformCall(widget: "A.f", element: .number(2)))
        ),
        (
            #"{"method":"perform","id":1,"params":{"widget":"A.f","element":"On"}}"#, .integer(1),
            .perform(PerformCall(widget: "A.f", element: .text("On")))
        ),
        (#"{"method":"parameters","id":1,"params":{"kind":"A"}}"#, .integer(1), .parameters(ParametersCall(kind: "A"))),
        (
            #"{"method":"snapshot","id":1,"params":{"widget":"A.f","at":"2026-01-01t00:00:00.123456+02:00","scale":3,"appearance":"dark"}}"#,
            .integer(1),
            .snapshot(
                SnapshotCall(widget: "A.f", at: "2026-01-01t00:00:00.123456+02:00", scale: 3, appearance: "dark")
            )
        ),
        (
            #"{"method":"snapshot","id":1,"params":{"widget":"A.f"}}"#, .integer(1),
            .snapshot(SnapshotCall(widget: "A.f"))
        ),
        (#"{"method":"subscribe","id":1}"#, .integer(1), .subscribe(SubscribeCall())),
        (
            #"{"method":"subscribe","id":1,"params":{"events":["error","snapshot","error"]}}"#, .integer(1),
            .subscribe(SubscribeCall(events: [.error, .snapshot]))
        ),
        (
            #"{"method":"addWidget","id":1,"params":{"kind":"A","family":"f","size":[10,20.5],"values":{"a":1}}}"#,
            .integer(1),
            .addWidget(AddWidgetCall(kind: "A", family: "f", values: ["a": .integer(1)], size: [10, 20.5]))
        ),
        (
            #"{"method":"removeWidget","id":1,"params":{"widget":"A.f"}}"#, .integer(1),
            .removeWidget(RemoveWidgetCall(widget: "A.f"))
        ),
        (#"{"method":"advance","id":1,"params":{"by":90.5}}"#, .integer(1), .advance(AdvanceCall(.by(90.5)))),
        (#"{"method":"advance","id":1,"params":{"by":0}}"#, .integer(1), .advance(AdvanceCall(.by(0)))),
        (
            #"{"method":"advance","id":1,"params":{"to":"2026-01-01T02:00:00.5+02:00"}}"#, .integer(1),
            .advance(AdvanceCall(.to(1_767_225_600.5, text: "2026-01-01T02:00:00.5+02:00")))
        ),
        (
            #"{"method":"advance","id":1,"params":{"untilIdle":true}}"#, .integer(1), .advance(AdvanceCall(.untilIdle))
        ),
        (#"{"method":"advance","id":1,"params":{"stop":true}}"#, .integer(1), .advance(.stop)),
    ]

    @Test(arguments: good)
    func reads(_ line: String, _ id: RequestID?, _ call: Request.Call) throws {
        #expect(try Request.read(Array(line.utf8)).get() == Request(id: id, call: call))
    }

    /// The line, the answer's id, the number, the stable word, the sentence.
    static let bad: [(String, RequestID?, Int, String, String)] = [
        ("{", nil, -32700, "parse-error", "not JSON: line 1, byte 2: the text ends before a key"),
        (
            #"{"id":1,"method":"kinds","method":"kinds"}"#, nil, -32700, "parse-error",
            #"not JSON: line 1, byte 26: the key "method" is there twice"#
        ),
        (
            #"[{"id":1,"method":"kinds"}]"#, nil, -32600, "invalid-request",
            "a request is one object; batches are not read"
        ),
        ("7", nil, -32600, "invalid-request", "a request is one object; batches are not read"),
        (
            #"{"id":null,"method":"kinds"}"#, nil, -32600, "invalid-request",
            "id must be a string of at most 256 bytes or an integer"
        ),
        (
            #"{"id":1.5,"method":"kinds"}"#, nil, -32600, "invalid-request",
            "id must be a string of at most 256 bytes or an integer"
        ),
        (
            #"{"id":"\#(String(repeating: "x", count: 257))","method":"kinds"}"#, nil, -32600, "invalid-request",
            "id must be a string of at most 256 bytes or an integer"
        ),
        (
            #"{"id":"\#(String(repeating: "é", count: 129))","method":"kinds"}"#, nil, -32600, "invalid-request",
            "id must be a string of at most 256 bytes or an integer"
        ),
        (#"{"id":1}"#, .integer(1), -32600, "invalid-request", "method: is missing; it must be a string"),
        ("{}", nil, -32600, "invalid-request", "method: is missing; it must be a string"),
        (#"{"id":1,"method":5}"#, .integer(1), -32600, "invalid-request", "method: must be a string"),
        (
            #"{"id":1,"jsonrpc":"1.0","method":"kinds"}"#, .integer(1), -32600, "invalid-request",
            #"jsonrpc: must be "2.0""#
        ),
        (
            #"{"id":1,"method":"reloadAllTimelines","parms":{}}"#, .integer(1), -32600, "invalid-request",
            #"no member "parms" in a request; did you mean params?"#
        ),
        (
            #"{"id":1,"zebra":1,"method":"kinds","aardvark":2}"#, .integer(1), -32600, "invalid-request",
            #"no member "aardvark" in a request"#
        ),
        (
            #"{"id":1,"method":"reloadTimeline"}"#, .integer(1), -32601, "unknown-method",
            #"no method "reloadTimeline"; did you mean reloadTimelines?"#
        ),
        (
            #"{"id":1,"method":"fly"}"#, .integer(1), -32601, "unknown-method",
            "no method \"fly\"; known: " + ServiceProtocol.methods.joined(separator: ", ")
        ),
        (
            #"{"id":1,"method":"kinds","params":[]}"#, .integer(1), -32602, "invalid-param",
            "params: must be an object, parameters by name"
        ),
        (
            #"{"id":1,"method":"reloadTimelines"}"#, .integer(1), -32602, "invalid-param",
            "kind: is missing; it must be a string"
        ),
        (
            #"{"id":1,"method":"reloadTimelines","params":{"kind":"P","wiat":"rendered"}}"#, .integer(1), -32602,
            "unknown-param", #"no parameter of reloadTimelines "wiat"; did you mean wait?"#
        ),
        (
            #"{"id":1,"method":"reloadAllTimelines","params":{"kind":"P"}}"#, .integer(1), -32602, "unknown-param",
            #"no parameter of reloadAllTimelines "kind"; known: wait, timeout, foreground"#
        ),
        (
            #"{"id":1,"method":"reloadAllTimelines","params":{"wait":"forever"}}"#, .integer(1), -32602,
            "invalid-param",
            #"wait: "accepted" or "rendered", not "forever""#
        ),
        (
            #"{"id":1,"method":"reloadAllTimelines","params":{"timeout":-1}}"#, .integer(1), -32602, "invalid-param",
            "timeout: 0 seconds to a year"
        ),
        (
            #"{"id":1,"method":"reloadAllTimelines","params":{"timeout":"5"}}"#, .integer(1), -32602, "invalid-param",
            "timeout: must be a number of seconds"
        ),
        (
            #"{"id":1,"method":"setDefaults","params":{"values":{"a":1},"remove":["a"]}}"#, .integer(1), -32602,
            "invalid-param", #"remove: "a" is in values, too"#
        ),
        (
            #"{"id":1,"method":"snapshot"}"#, .integer(1), -32602, "invalid-param",
            "widget: is missing; it must be a string"
        ),
        (
            #"{"id":1,"method":"snapshot","params":{"widget":"A.f","at":"2026-01-01"}}"#, .integer(1), -32602,
            "invalid-param", #"at: "2026-01-01" is not a time: a time of day must follow the date"#
        ),
        (
            #"{"id":1,"method":"snapshot","params":{"widget":"A.f","at":0}}"#, .integer(1), -32602, "invalid-param",
            #"at: must be a string such as "2026-01-01T00:00:00Z""#
        ),
        (
            #"{"id":1,"method":"snapshot","params":{"widget":"A.f","scale":5}}"#, .integer(1), -32602,
            "invalid-param", "scale: 0.5 to 4, not 5.0"
        ),
        (
            #"{"id":1,"method":"snapshot","params":{"widget":"A.f","appearance":"blue"}}"#, .integer(1), -32602,
            "invalid-param", #"appearance: "light" or "dark", not "blue""#
        ),
        (
            #"{"id":1,"method":"snapshot","params":{"widget":"A.f","time":"2026-01-01T00:00:00Z"}}"#, .integer(1),
            -32602,
            "unknown-param", #"no parameter of snapshot "time"; known: widget, at, scale, appearance"#
        ),
        (
            #"{"id":1,"method":"subscribe","params":{"events":["snapshots"]}}"#, .integer(1), -32602,
            "unknown-event", #"no event "snapshots"; did you mean snapshot?"#
        ),
        (
            #"{"id":1,"method":"addWidget","params":{"kind":"A"}}"#, .integer(1), -32602, "invalid-param",
            "family: is missing; it must be a string"
        ),
        (
            #"{"id":1,"method":"addWidget","params":{"kind":"A","family":"f","size":"1x2"}}"#, .integer(1), -32602,
            "invalid-param", "size: must be [width, height] in points"
        ),
        (
            #"{"id":1,"method":"removeWidget","params":{"id":"A"}}"#, .integer(1), -32602, "unknown-param",
            #"no parameter of removeWidget "id"; known: widget"#
        ),
        (
            #"{"id":1,"method":"advance"}"#, .integer(1), -32602, "invalid-param",
            "params: one of by, to and untilIdle says how far the clock goes, or stop that it stands"
        ),
        (
            #"{"id":1,"method":"advance","params":{"by":1,"untilIdle":true}}"#, .integer(1), -32602, "invalid-param",
            "params: one of by, to and untilIdle says how far the clock goes, or stop that it stands"
        ),
        (
            #"{"id":1,"method":"advance","params":{"stop":false}}"#, .integer(1), -32602, "invalid-param",
            "stop: must be true"
        ),
        (
            #"{"id":1,"method":"advance","params":{"by":-1}}"#, .integer(1), -32602, "invalid-param",
            "by: 0 seconds or more: time goes forward only"
        ),
        (
            #"{"id":1,"method":"advance","params":{"by":1e12}}"#, .integer(1), -32602, "invalid-param",
            "by: one move goes at most 3660 days: 316224000 seconds"
        ),
        (
            #"{"id":1,"method":"advance","params":{"to":"tomorrow"}}"#, .integer(1), -32602, "invalid-param",
            #"to: "tomorrow" is not a time: not of the form 2026-01-01T00:00:00Z"#
        ),
        (
            #"{"id":1,"method":"advance","params":{"untilIdle":false}}"#, .integer(1), -32602, "invalid-param",
            "untilIdle: must be true"
        ),
    ]

    @Test(arguments: bad)
    func refuses(_ row: (line: String, id: RequestID?, code: Int, kind: String, message: String)) {
        guard case .failure(let refusal) = Request.read(Array(row.line.utf8)) else {
            Issue.record("it was read: \(row.line)")
            return
        }
        #expect(refusal.id == row.id)
        #expect(refusal.error.code.rawValue == row.code)
        #expect(refusal.error.data.kind == row.kind)
        #expect(refusal.error.message == row.message)
        #expect(refusal.isAnswered)
    }

    @Test func doesNotAnswerWhatHasNoID() {
        guard case .failure(let refusal) = Request.read(Array(#"{"method":"fly"}"#.utf8)) else {
            Issue.record("it was read")
            return
        }
        #expect(!refusal.isAnswered)
    }

    @Test(arguments: [.nan, .infinity, -.infinity] as [Double])
    func aNumberThatIsNoneIsNotSent(number: Double) {
        let error = UnsayableNumber(member: "size")
        let add = AddWidgetCall(kind: "A", family: "b", size: [1, number])
        #expect(throws: error) { try RequestLine(id: nil, call: add).bytes() }
        let advance = AdvanceCall(.by(number))
        #expect(throws: UnsayableNumber(member: "by")) { try RequestLine(id: nil, call: advance).bytes() }
    }

    @Test(arguments: good)
    func roundTrips(_ line: String, _ id: RequestID?, _ call: Request.Call) throws {
        let again: [UInt8] =
            switch call {
            case .reload(let reload): try RequestLine(id: id, call: reload).bytes()
            case .kinds: try RequestLine(id: id, call: KindsCall()).bytes()
            case .widgets: try RequestLine(id: id, call: WidgetsCall()).bytes()
            case .status(let status): try RequestLine(id: id, call: status).bytes()
            case .explain(let explain): try RequestLine(id: id, call: explain).bytes()
            // How a number was written is not what it says.
            case .setDefaults(let defaults) where !defaults.fractional.isEmpty: Array(line.utf8) + [0x0a]
            case .setDefaults(let defaults): try RequestLine(id: id, call: defaults).bytes()
            case .snapshot(let snapshot): try RequestLine(id: id, call: snapshot).bytes()
            case .preview(let preview): try RequestLine(id: id, call: preview).bytes()
            case .parameters(let parameters): try RequestLine(id: id, call: parameters).bytes()
            case .perform(let perform): try RequestLine(id: id, call: perform).bytes()
            case .subscribe(let subscribe): try RequestLine(id: id, call: subscribe).bytes()
            case .addWidget(let add): try RequestLine(id: id, call: add).bytes()
            case .advance(let advance): try RequestLine(id: id, call: advance).bytes()
            case .removeWidget(let remove): try RequestLine(id: id, call: remove).bytes()
            }
        #expect(again.last == 0x0a)
        #expect(try Request.read(Array(again.dropLast())).get() == Request(id: id, call: call))
    }
}
