// `explain`: whom a word means, and how sentences stand in a terminal.
import HostCore
import ReloadService
import Testing

@Suite struct ExplainCommandTests {
    private static func explanation(_ id: String, _ text: String) -> Explanation {
        Explanation(
            facts: WidgetFacts(id: id, kind: "A", family: "b"), sentences: [.init(.picture, text), .init(.age, "Old.")])
    }

    private static func answer(_ explanations: [Explanation], id: Int64) -> String {
        let body = Explanations(pid: 1, started: Timestamp(0), now: Timestamp(1), widgets: explanations)
        return String(decoding: AnswerLine.result(body, for: .integer(id)).dropLast(), as: UTF8.self)
    }

    private static func error(_ error: ServiceError, id: Int64) -> String {
        String(decoding: AnswerLine.error(error, for: .integer(id)).dropLast(), as: UTF8.self)
    }

    private static let one = explanation("A.b", "First of 2.")
    private static let two = explanation("A.b.2", "Second\u{1b}[1m of 2.")
    private static let noWidget = ServiceError.unknownWidget("A", known: ["A.b", "A.b.2"])
    private static let noKind = ServiceError.unknownKind("A.b", known: ["A"])

    @Test func aWordIsAnIDOrElseAKind() throws {
        let byKind = try Folder().run(
            "explain A", answers: [Self.error(Self.noWidget, id: 1), Self.answer([Self.one, Self.two], id: 2)])
        #expect(
            byKind.output == #"""
                A.b
                  picture  First of 2.
                  age      Old.

                A.b.2
                  picture  "Second\u001b[1m of 2."
                  age      Old.

                """#
        )
        let byID = try Folder().run(
            "explain A.b", answers: [Self.answer([Self.one], id: 1), Self.error(Self.noKind, id: 2)])
        #expect(byID.output.hasPrefix("A.b\n  picture  First") && byID.code == .done)
        #expect(byID.sent.split(separator: "\n").count == 2)
    }

    @Test func explainsEachWidgetOnce() throws {
        let run = try Folder().run(
            "explain A.b A",
            answers: [
                Self.answer([Self.one], id: 1), Self.error(Self.noKind, id: 2), Self.error(Self.noWidget, id: 3),
                Self.answer([Self.one, Self.two], id: 4),
            ], json: true)
        let all = try JSONText.decode(Explanations.self, from: Array(run.output.utf8.dropLast()), limits: .wire)
        #expect(all.widgets.map(\.facts.id) == ["A.b", "A.b.2"])
    }

    @Test func namesWhatAWordCouldMean() throws {
        let run = try Folder().run(
            "explain A.bb",
            answers: [
                Self.error(.unknownWidget("A.bb", known: ["A.b"]), id: 1),
                Self.error(.unknownKind("A.bb", known: ["Pile"]), id: 2),
            ])
        #expect(run.errors == "widget-host: no widget or kind \"A.bb\"; did you mean A.b?\n" && run.code == .refused)
        let ending = try Folder().run(
            "explain A", answers: [Self.error(.shuttingDown, id: 1), Self.error(.shuttingDown, id: 2)])
        #expect(ending.code == .noDaemon)
    }

    @Test(arguments: [
        (60, "  age  one two three four", ["  age  one two three four"]),
        (24, "  age  one two three four five six", ["  age  one two three four five six"]),
        (28, "  age  one two three four five", ["  age  one two three four", "       five"]),
        (
            28, "  age  supercalifragilistic!expialidocious x",
            [
                "  age  supercalifragilistic!expialidocious", "       x",
            ]
        ),
        (30, "  age  日本語 日本語 日本語 日本語", ["  age  日本語 日本語 日本語", "       日本語"]),
    ])
    func wrapsSentences(_ width: Int, _ line: String, _ lines: [String]) throws {
        var executor = Executor(group: try Folder().group)
        var report = executor.run(.begin)
        (report.lines, report.hanging) = ([line], 7)
        #expect(report.printed(json: false, width: width).output == lines.map { $0 + "\n" }.joined())
        #expect(report.printed(json: false).output == line + "\n")
    }
}
