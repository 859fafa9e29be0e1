// R71: a text is cut between characters, whatever their lengths in bytes, and its box does not grow.
import Foundation
import TestSupport
import Testing
import ViewArchive

@Suite struct R71 {
    static let texts = [
        String(repeating: "Привет мир...", count: 20), String(repeating: "👨‍👩‍👧‍👦", count: 50),
        "a" + String(repeating: "🇩🇪🇫🇷", count: 20), String(repeating: "क्षि", count: 60),
        String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 60), String(repeating: "ﷺ", count: 60),
        String(repeating: "e\u{301}", count: 100), "x" + String(repeating: "漢", count: 60),
    ]

    /// The line of cells is a beginning of the text in whole characters, and an ellipsis.
    @Test func aLineEndsBetweenCharacters() throws {
        try ReportedWidgets.with("Titled", options: ["--render", "text"]) { daemon in
            try daemon.awaitNoTitle()
            let size = try daemon.sidecar(DaemonFixture.titled).description.firstMatch(of: /"size":\[[0-9, ]+\]/)?
                .output
            for lines in [1, 3] {
                for text in Self.texts {
                    #expect(try daemon.show(title: text, lines: lines).text("outcome") == "rendered")
                    #expect(try daemon.accessibleText(DaemonFixture.titled).isIdentical(to: text + "\n"))
                    let cells = try #require(
                        String(validating: daemon.bytes("snapshots/\(DaemonFixture.titled).cells"), as: UTF8.self))
                    let rows = cells.rows.map { $0.filter { !"┌┐└┘─│ ".contains($0) } }.filter { !$0.isEmpty }
                    #expect(rows.count == lines && rows.last?.last == "…", "\(rows)")
                    let shown = Array(rows.joined().dropLast())
                    let wanted = Array(text.filter { $0 != " " })
                    #expect(shown.count > 2 && shown.elementsEqual(wanted.prefix(shown.count)), "\(rows)")
                    let sidecar = try daemon.sidecar(DaemonFixture.titled).description
                    #expect(sidecar.firstMatch(of: /"size":\[[0-9, ]+\]/)?.output == size)
                }
            }
            expectNone(try daemon.brokenLogLines())
        }
    }

    /// In pictures too, and whatever is longer than anybody reads.
    @Test func theBoxStaysAsItIs() throws {
        try ReportedWidgets.with("Titled") { daemon in
            try daemon.awaitNoTitle()
            let texts =
                Self.texts + [
                    "e" + String(repeating: "\u{301}", count: 200), String(repeating: "w", count: 1_000_000),
                    "e" + String(repeating: "\u{301}", count: 100_000),
                    String(repeating: "\u{200B}", count: 100_000) + "x",
                ]
            for text in texts {
                let receipt = try daemon.show(title: text, lines: 2)
                #expect(receipt.text("outcome") == "rendered", "\(receipt)")
                #expect(try daemon.accessibleText(DaemonFixture.titled).isIdentical(to: text + "\n"))
                guard Photo.areDrawn else { continue }
                let picture = try TestPicture(contentsOf: daemon.picture(DaemonFixture.titled))
                #expect((picture.width, picture.height) == (316, 316))
                // Two lines and no more, inside the margins.
                let lines = Rect(x: 32, y: 32, width: 252, height: 100)
                let isDrawn = !picture.isBlank(in: lines)
                #expect(isDrawn)
                let accents = text.unicodeScalars.prefix(60).count { $0 == "\u{301}" } > 50
                #expect(
                    accents
                        || picture.isBlank(in: Rect(x: 0, y: 0, width: 316, height: 316), outside: lines.inset(by: -4)),
                    "\(text.prefix(9))")
            }
            expectNone(try daemon.brokenLogLines())
        }
    }

    /// What is no text for any reader harms nothing that is shown.
    @Test(arguments: [
        Array(#"{"version":1,"entries":[{"id":"1","title":"a\ud83db"},{"id":"2","title":"B"}]}"#.utf8),
        Array(#"{"version":1,"entries":[{"id":"1","title":""#.utf8) + [0xFF, 0xFE] + Array(#""}]}"#.utf8),
    ])
    func whatIsNoTextKeepsThePicture(_ document: [UInt8]) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"), ("Status", "systemSmall"))
            try daemon.start()
            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"0","title":"Good"}]"#).succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            try Data(document).write(to: URL(fileURLWithPath: daemon.path("entries/Feed.json")), options: .atomic)
            let failed = try daemon.host("reload", "Feed", "--wait", "--json")
            let why = try failed.receipts()["Feed.systemMedium"]?.text("why") ?? ""
            #expect(failed.code == 1 && why.hasPrefix("entries/Feed.json: line 1, byte "), "\(failed)")
            expectNone(try before.changedSnapshots())
            expectNone(before.diagnosticProblems("entries", naming: "entries/Feed.json", "line 1, byte "))
            expectNone(try before.processProblems() + before.othersProblems("Status"))
            expectNone(try daemon.brokenLogLines())
        }
    }
}
