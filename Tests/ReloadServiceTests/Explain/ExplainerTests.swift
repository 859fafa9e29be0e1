// From facts to sentences.
import Foundation
import ReloadService
import Testing

@Suite struct ExplainerTests {
    @Test(arguments: Situation.all) func explains(_ situation: Situation) {
        #expect(situation.text == Situation.texts[situation.name])
    }

    /// With `GOLDEN=all` it writes the file of texts anew, to be reviewed there.
    @Test func hasATextForEachSituation() throws {
        #expect(Set(Situation.all.map(\.name)) == Set(Situation.texts.keys))
        guard ProcessInfo.processInfo.environment["GOLDEN"] == "all" else { return }
        var source = """
            // What is said in each situation; written by `GOLDEN=all`, and reviewed.

            extension Situation {
                static let texts: [String: String] = [

            """
        for situation in Situation.all {
            source += "        \"\(situation.name)\": #\"\"\"\n"
            for line in situation.text.split(separator: "\n") { source += "        \(line)\n" }
            source += "        \"\"\"#,\n"
        }
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Situation+Texts.swift")
        try Data("\(source)    ]\n}\n".utf8).write(to: file)
    }

    @Test(arguments: [
        (0, "0 s"), (0.05, "0 s"), (0.4, "0.4 s"), (0.999, "0.9 s"), (1, "1 s"), (-12.9, "12 s"), (59.999, "59 s"),
        (60, "1 min"), (192, "3 min 12 s"), (3600, "1 h"), (7500.5, "2 h 5 min"), (86_399, "23 h 59 min"),
        (86_400, "1 d"), (273_600, "3 d 4 h"), (1e10, "115740 d 17 h"), (.infinity, "a very long time"),
    ])
    func saysSpans(_ seconds: Double, _ words: String) {
        #expect(SpanText.words(seconds) == words)
    }

    @Test(arguments: [(0.0, "just now"), (-0.05, "just now"), (0.05, "now"), (-1, "1 s ago"), (90, "in 1 min 30 s")])
    func saysHowFar(_ instant: Double, _ words: String) {
        #expect(SpanText.relative(1e9 + instant, to: 1e9) == words)
    }
}
