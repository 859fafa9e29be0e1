// Which lines of the log belong to which run, and so into which receipts.
import GroupContainer
import ReloadService
import Testing

@testable import DaemonCore

@Suite struct RunDiagnosticsTests {
    /// What happens, in order, and what the receipts of generation 3 of A.s and 1 of A.t say then.
    static let rows: [(String, [String], String)] = [
        ("a line of the run", ["begin A.s 3", "line widget=A.s generation=3 code=x"], "x|"),
        ("of another run", ["begin A.s 3", "line widget=A.s generation=2 code=x"], "|"),
        ("before it began", ["line widget=A.s generation=3 code=x", "begin A.s 3"], "|"),
        ("of the kind whose run goes", ["begin A.s 3", "begin A.t 1", "line kind=A code=x"], "|x"),
        ("of another kind", ["begin A.s 3", "line kind=B code=x"], "|"),
        ("twice the same", ["begin A.s 3", "line kind=A code=x", "line widget=A.s generation=3 code=x"], "x|"),
        ("what the outcome says", ["begin A.s 3", "line widget=A.s generation=3 code=run-failed"], "|"),
        ("what comes later", ["begin A.s 3", "line kind=A code=damped"], "|"),
        ("no diagnostic", ["begin A.s 3", "error kind=A code=x"], "|"),
        ("a placeholder after it", ["begin A.s 3", "line kind=A code=x", "begin A.s 4", "line kind=A code=y"], "x|"),
        ("long past", ["begin A.s 3", "line kind=A code=x", "begin A.s 4", "begin A.s 5", "begin A.s 6"], "|"),
        ("a widget that is gone", ["begin A.s 3", "line kind=A code=x", "forget A.s"], "|"),
    ]

    @Test(arguments: rows)
    func belongsToTheRun(_ what: String, _ steps: [String], _ expected: String) throws {
        var diagnostics = RunDiagnostics()
        for step in steps {
            let words = step.split(separator: " ").map(String.init)
            switch words[0] {
            case "begin":
                diagnostics.begin(try id(words[1]), kind: "A", generation: try #require(Int(words[2])))
            case "forget": diagnostics.forget(try id(words[1]))
            default:
                var line = LogLine(time: Timestamp(0), event: words[0] == "line" ? .diagnostic : .error)
                for word in words.dropFirst() {
                    let parts = word.split(separator: "=").map(String.init)
                    line.add(parts[0], Int(parts[1]).map { .integer($0) } ?? .text(parts[1]))
                }
                line.add("message", "m")
                diagnostics.take(line)
            }
        }
        let found = [try diagnostics.of(id("A.s"), 3), try diagnostics.of(id("A.t"), 1)]
        #expect(found.map { $0.map(\.code).joined(separator: ",") }.joined(separator: "|") == expected, "\(what)")
    }

    @Test func keepsReceiptsShort() throws {
        var diagnostics = RunDiagnostics()
        let widget = try id("A.s")
        diagnostics.begin(widget, kind: "A", generation: 1)
        for number in 0..<100 {
            diagnostics.add(.init(code: "\(number)", message: String(repeating: "m", count: 5000)), to: widget, 1)
        }
        #expect(diagnostics.of(widget, 1).count == 20)
        #expect(diagnostics.of(widget, 1).allSatisfy { $0.message.count == 1001 })
    }

    private func id(_ text: String) throws -> WidgetID { try #require(WidgetID(rawValue: text)) }
}
