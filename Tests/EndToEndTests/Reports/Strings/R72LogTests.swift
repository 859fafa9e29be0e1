// R72: every line of the log is UTF-8, whatever a title's characters are and wherever a line might be cut.
import Foundation
import GroupContainer
import TestSupport
import Testing

@Suite struct R72 {
    /// Of 1 to 300 characters, each of two, three and four bytes.
    private static let titles = ["й", "語", "😀"].flatMap { character in
        (1...300).map { String(repeating: character, count: $0) }
    }

    @Test(arguments: ["text", "json"]) func everyLineIsWhole(_ form: String) throws {
        try ReportedWidgets.with("Titled", options: ["--render", "text", "--log", form], isStarted: false) { daemon in
            try daemon.publish(["titles": .array(Self.titles.map { .string($0) })])
            try daemon.start()
            try daemon.advance("900")
            let lines = try daemon.snapshotLines(of: DaemonFixture.titled)
            let shown = lines.compactMap { $0.text("text") }.filter { $0 != "placeholder" }
            #expect(shown == Self.titles)
            expectNone(try daemon.brokenLogLines())
            // What a program reads from the daemon's output.
            let written = daemon.log.map(\.text).filter {
                $0.contains("\u{22}snapshot\u{22}") || $0.contains(" snapshot ")
            }
            #expect(written.count >= Self.titles.count)
            if form == "json" {
                let texts = try written.map { try JSONObject(parsing: $0).text("text") }
                #expect(texts.filter { $0 != "placeholder" } == Self.titles)
            } else {
                #expect(
                    daemon.log.filter { $0.event == "snapshot" && $0["text"] != "placeholder" }.map { $0["text"] }
                        == Self.titles)
            }
        }
    }
}
