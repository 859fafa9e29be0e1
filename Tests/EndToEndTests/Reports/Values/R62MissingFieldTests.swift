// R62: one damaged entry of ten is shown with stand-ins or left out, named, and takes nothing down with it.
import Foundation
import TestSupport
import Testing

@Suite struct R62 {
    /// What stands in the third entry's place, what is shown of it, and which words name the damage.
    static let damages: [(entry: String, shown: String?, said: String?)] = [
        (#"{"id":"2"}"#, "Untitled", "entry 2: title is missing"),
        (#"{"id":"2","title":null}"#, "Untitled", "entry 2: title is missing"),
        (#"{"id":"2","title":["x"]}"#, "Untitled", "entry 2: title is no text"),
        (#"{"id":"2","title":{"text":"x"}}"#, "Untitled", "entry 2: title is no text"),
        (#"{"id":"2","title":"Item 2","imageURL":"gopher://a/b"}"#, "Item 2", nil),
        (#"{"id":"2","title":"Item 2","colour":"mauve"}"#, "Item 2", nil),
        ("{}", "Untitled", "entry 2: id is missing, title is missing"),
        ("[]", nil, "entries/Feed.json entry 2: not an object"),
        (#"{"id":"2","title":"Item 2","date":true}"#, "Item 2", "entries/Feed.json entry 2 field date: not a text"),
    ]

    @Test(arguments: damages)
    func theOthersAreShown(_ damage: (entry: String, shown: String?, said: String?)) throws {
        try DaemonFixture.with { daemon in
            // What follows from pictures on the network is another report's.
            try daemon.put(Self.document { "{\"id\":\"\($0)\",\"title\":\"Item \($0)\"}" }, "entries/Feed.json")
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)

            try daemon.put(
                Self.document { $0 == 2 ? damage.entry : "{\"id\":\"\($0)\",\"title\":\"Item \($0)\"}" },
                "entries/Feed.json")
            let receipts = try daemon.reload("Feed")
            #expect(receipts.values.allSatisfy { $0.text("outcome") != "failed" }, "\(receipts)")
            let text = try daemon.accessibleText("Feed.systemLarge")
            for number in [0, 1, 3, 4, 5] { #expect(text.contains("Item \(number)"), "\(text)") }
            if let shown = damage.shown { #expect(text.contains(shown), "\(text)") }
            if let said = damage.said {
                // Kind, index and key, in the log; of what the daemon finds, in each receipt, too.
                let line = try daemon.awaitLine(said) { $0.text.contains(said) }
                #expect(line["kind"] == "Feed", "\(line.text)")
            }
            expectNone(try before.processProblems())
            expectNone(try before.changedSnapshots().filter { !$0.hasPrefix("Feed.") })
            expectNone(try before.othersProblems("Photo") + before.othersProblems("Status"))
        }
    }

    /// When the whole section is damaged what was there is kept, and marked as old.
    @Test(arguments: [#"{"version":1}"#, #"{"version":1,"entries":{"0":{}}}"#, #"{"version":1,"entries":null}"#, "[]]"])
    func aDamagedSectionKeepsWhatItShowed(_ document: String) throws {
        try DaemonFixture.with { daemon in
            try daemon.put(Self.document { "{\"id\":\"\($0)\",\"title\":\"Item \($0)\"}" }, "entries/Feed.json")
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            try daemon.put(document, "entries/Feed.json")
            let failed = try daemon.host("reload", "Feed", "--wait", "--json")
            #expect(failed.code == 1, "\(failed)")
            for receipt in try failed.receipts().values {
                #expect(receipt.text("why")?.hasPrefix("entries/Feed.json: ") == true, "\(receipt)")
            }
            expectNone(try before.changedSnapshots())
            #expect(try daemon.sidecar("Feed.systemLarge").flag("stale") == true)
            expectNone(before.diagnosticProblems("entries", naming: "entries/Feed.json"))
            expectNone(try before.othersProblems("Photo"))

            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"Mended"}]"#).succeeding()
            try daemon.reload("Feed")
            #expect(try daemon.accessibleText("Feed.systemLarge").contains("Mended"))
            #expect(try daemon.sidecar("Feed.systemLarge").flag("stale") != true)
            expectNone(try before.leftovers())
        }
    }

    private static func document(_ entry: (Int) -> String) -> String {
        #"{"version":1,"entries":[\#((0..<10).map(entry).joined(separator: ","))]}"#
    }
}
