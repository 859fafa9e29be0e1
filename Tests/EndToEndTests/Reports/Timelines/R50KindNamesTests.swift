// R50: a kind that is renamed, and kinds whose names are no file names.
import Foundation
import GroupContainer
import TestSupport
import Testing

@Suite struct R50KindNamesTests {
    private static let bundle = Programs.path(of: "trial-widgets")
    private static let group = "group.sundial.trial"

    private func name(_ kind: String, _ daemon: DaemonFixture) throws {
        try FileManager.default.createDirectory(atPath: daemon.directory, withIntermediateDirectories: true)
        try Data(kind.utf8).write(to: URL(fileURLWithPath: daemon.path("kind")), options: .atomic)
    }

    private func snapshots(_ daemon: DaemonFixture) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: daemon.path("snapshots")).sorted()
    }

    @Test func aRenamedKindGoesWithItsFiles() throws {
        try DaemonFixture.with(Self.bundle, group: Self.group, isStarted: false) { daemon in
            try name("AppWidget", daemon)
            try daemon.start()
            try daemon.reload("AppWidget")
            #expect(try snapshots(daemon).contains("AppWidget.systemSmall.json"))
            try daemon.mustShutDownCleanly()
            try name("DailyPromptWidget", daemon)
            try daemon.start()
            // What nobody shows any more is cleared away, and the log says so once.
            try daemon.awaitLine("the removal") { $0["widget"] == "AppWidget.systemSmall" && $0.event == "removed" }
            #expect(try snapshots(daemon).allSatisfy { !$0.hasPrefix("AppWidget") })
            #expect(!FileManager.default.fileExists(atPath: daemon.path("timelines/AppWidget.systemSmall.jsonl")))

            let old = try daemon.host("reload", "AppWidget", "--wait")
            #expect(old.code == 5 && old.errors.contains("no kind \"AppWidget\""), "\(old)")
            #expect(old.errors.contains("DailyPromptWidget"), "it names what there is: \(old)")
            let new = try daemon.reload("DailyPromptWidget")
            #expect(new["DailyPromptWidget.systemSmall"]?.text("outcome") != "failed")

            // Of two names the right one is reloaded, and the exit code tells of the wrong one.
            let both = try daemon.host("reload", "DailyPromptWidget", "AppWidget", "--wait", "--json")
            #expect(both.code == 5 && both.errors.contains("AppWidget"), "\(both)")
            #expect(try both.receipts()["DailyPromptWidget.systemSmall"]?.text("outcome") == "unchanged")
            let explained = try daemon.host("explain", "AppWidget", "--json")
            #expect(explained.code == 5 && explained.errors.contains(#""DailyPromptWidget""#), "\(explained)")
        }
    }

    /// A widget that a person installed stays in the list, and is told of.
    @Test func aRenamedKindStaysInTheListOfWidgets() throws {
        try DaemonFixture.with(Self.bundle, group: Self.group, isStarted: false) { daemon in
            try name("AppWidget", daemon)
            try daemon.start()
            try daemon.host("add", "AppWidget", "--family", "systemSmall").succeeding()
            try daemon.mustShutDownCleanly()
            try name("DailyPromptWidget", daemon)
            try daemon.start()
            try daemon.awaitLine("the widgets without a kind") {
                $0["code"] == "widgets-file" && $0["message"]?.contains("the bundle has no kind AppWidget") == true
            }
            #expect(try daemon.text("widgets.json").contains("AppWidget.systemSmall.2"))
            try FileManager.default.removeItem(atPath: daemon.path("widgets.json"))
            #expect(try daemon.reload("DailyPromptWidget").count == 1)
        }
    }

    private static let names = [
        "a/b", "..", ".", "../../escape", "/etc/x", ".hidden", "with some spaces", "🎉🎈", "50%", "a\nb", "~", "-x", "",
        String(repeating: "k", count: 300), "AppWidget.systemSmall", "run", "Caf\u{e9}",
    ]

    @Test func anyNameIsAFileOfTheGroup() throws {
        try DaemonFixture.with(Self.bundle, group: Self.group, options: ["--render", "text"], isStarted: false) {
            daemon in
            for kind in Self.names {
                try name(kind, daemon)
                try daemon.start()
                let result = try daemon.host("reload", "--wait", "--json", "--", kind)
                let id = "\(KindFileName(kind)).systemSmall"
                let receipt = try result.receipts()[id]
                #expect(
                    receipt?.text("outcome").map { ["rendered", "unchanged"].contains($0) } == true,
                    "\(kind): \(result)")
                #expect(try snapshots(daemon).contains("\(id).json"), "\(kind)")
                #expect(try daemon.sidecar(id).text("kind").map { Array($0.utf8) } == Array(kind.utf8))
                try daemon.host("put-entries", "--", kind, "-", input: "[]").succeeding()
                #expect(FileManager.default.fileExists(atPath: daemon.path("entries/\(KindFileName(kind)).json")))
                let facts = try daemon.host("explain", "--", kind).succeeding().output
                #expect(facts.hasPrefix("\(id)\n"), "\(facts)")
                try daemon.mustShutDownCleanly()
            }
            // Nothing was made anywhere else.
            #expect(try FileManager.default.contentsOfDirectory(atPath: daemon.container) == [Self.group])
            let outside = try FileManager.default.contentsOfDirectory(atPath: daemon.scratch)
            #expect(!outside.contains("escape") && !outside.contains("b"), "\(outside)")
        }
    }

    /// Swift takes two Unicode forms of a text for one; files and other languages do not.
    @Test func aNameIsItsBytes() throws {
        try DaemonFixture.with(Self.bundle, group: Self.group, isStarted: false) { daemon in
            try name("Caf\u{e9}", daemon)
            try daemon.start()
            try daemon.host("reload", "Caf\u{e9}", "--wait").succeeding()
            for words in [["reload"], ["put-entries"], ["add", "--family", "systemSmall"], ["preview"], ["explain"]] {
                let more = words[0] == "put-entries" ? ["-"] : []
                let result = try daemon.host.run([words[0], "Cafe\u{301}"] + more + words.dropFirst(), input: "[]")
                #expect(result.code == 5 && result.errors.contains("other Unicode characters"), "\(words): \(result)")
            }
            #expect(!FileManager.default.fileExists(atPath: daemon.path("entries/Cafe%CC%81.json")))
        }
    }
}
