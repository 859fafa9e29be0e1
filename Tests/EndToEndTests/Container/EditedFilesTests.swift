// Files that people edit: what their editors put there does no harm, and one mistake costs one row.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct EditedFilesTests {
    @Test func marksAndLineEndsAreTolerated() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            let widgets = """
                {"version": 1,
                 "widgets": [{"id": "Status.systemSmall", "kind": "Status", "family": "systemSmall"},
                             {"id": "Feed.systemMedium", "kind": "Feed", "family": "systemMedium"}]}

                """
            let defaults = """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict>
                <key>title</key>
                <string>From Windows</string>
                </dict></plist>

                """
            let entries = """
                {"version": 1,
                 "entries": [{"id": "1",
                              "title": "Edited"}]}

                """
            func asOnWindows(_ text: String) -> String {
                "\u{feff}" + text.replacingOccurrences(of: "\n", with: "\r\n")
            }
            try daemon.put(asOnWindows(widgets), "widgets.json")
            try daemon.put(asOnWindows(defaults), "Library/Preferences/\(daemon.group).plist")
            try daemon.put(asOnWindows(entries), "entries/Feed.json")
            try daemon.put(asOnWindows("1\n"), "version")
            let ready = try daemon.start()
            #expect(ready["widgets"] == "2")
            let receipts = try daemon.host("reload", "--wait", "--json").succeeding().receipts()
            #expect(receipts.values.allSatisfy { !$0.has("diagnostics") }, "\(receipts)")
            #expect(try daemon.accessibleText("Feed.systemMedium") == "Edited\n")
            #expect(try daemon.accessibleText("Status.systemSmall").contains("From Windows"))
            // A host changes one key of such a file, and reads it.
            try daemon.host("set", "status=too").succeeding()
            #expect(try daemon.host("get", "title").output == "From Windows\n")
        }
    }

    /// A bad entry, and what both programs say of it: index, field and reason.
    static let bad: [(String, String)] = [
        ("7", "entry 1: not an object"), ("[]", "entry 1: not an object"), ("null", "entry 1: not an object"),
        (#"{"id":"2","date":7}"#, "entry 1 field date: a number, not a text"),
        (#"{"id":"2","date":null}"#, "entry 1 field date: not a text"),
        (
            #"{"id":"2","date":"2026-01-01 00:00:00"}"#,
            "entry 1 field date: \"2026-01-01 00:00:00\" is not a time"
        ),
        (#"{"id":"2","date":"2026-01-01T00:00:00+0200"}"#, "entry 1 field date: \"2026-01-01T00:00:00+0200\""),
        (#"{"id":"2","date":"2026-02-30T00:00:00Z"}"#, "entry 1 field date: \"2026-02-30T00:00:00Z\""),
        (#"{"id":"2","date":"2026-01-01T24:00:00Z"}"#, "entry 1 field date: \"2026-01-01T24:00:00Z\""),
    ]

    @Test func oneBadEntryHarmsNoOther() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"))
            try daemon.start()
            try daemon.awaitSnapshot(of: "Feed.systemMedium")
            var told: Set<String> = []
            for (number, (entry, sentence)) in EditedFilesTests.bad.enumerated() {
                let text =
                    #"{"version":1,"entries":[{"id":"1","title":"First \#(number)"},\#(entry),{"id":"3","title":"Third"}]}"#
                let published = try daemon.host("put-entries", "Feed", "-", input: text)
                #expect(published.code == 5, "\(published)")
                #expect(published.errors.contains("stdin \(sentence)"), "\(published)")

                daemon.forgetLog()
                try daemon.put(text, "entries/Feed.json")
                let receipt = try #require(try daemon.reload("Feed")["Feed.systemMedium"])
                // The widget has its own words for what the entry lacks.
                let said = receipt.objects("diagnostics").filter { $0.text("code") == "entries" }
                    .compactMap { $0.text("message") }
                #expect(said.count == 1 && said[0].hasPrefix("entries/Feed.json \(sentence)"), "\(receipt)")
                // What is told of entries a second time is counted, and told later.
                if told.insert(said[0]).inserted {
                    let line = try daemon.awaitLine(sentence) { $0["code"] == "entries" }
                    #expect(line["file"] == "entries/Feed.json" && line["entry"] == "1", "\(line.text)")
                    #expect(line["field"] == (sentence.contains("date") ? "date" : nil), "\(line.text)")
                }
                let shown = try daemon.accessibleText("Feed.systemMedium")
                #expect(shown.contains("First \(number)\n") && shown.contains("Third\n"), "\(shown)")
            }
        }
    }

    /// A row of `widgets.json` that cannot be used costs that row; the list is read again by each reload.
    @Test func theListOfWidgetsIsReadByEachReload() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Photo", "systemSmall"), ("Status", "systemSmall"))
            try daemon.start()
            try daemon.host("reload", "--wait").succeeding()
            try daemon.put(
                """
                {"version":1,"widgets":[{"id":"Status.systemSmall","kind":"Status","family":"systemSmall"},
                 {"id":"b","kind":"Nobody","family":"systemSmall"},{"id":"c","kind":"Status","family":"systemHuge"},
                 {"id":"STATUS.systemSmall","kind":"Status","family":"systemSmall"},{"kind":"Status"}]}
                """, "widgets.json")
            let receipts = try daemon.reload("Status")
            #expect(receipts.keys.sorted() == ["Status.systemSmall"])
            let said = receipts["Status.systemSmall"]?.objects("diagnostics").compactMap { $0.text("message") } ?? []
            for word in ["'STATUS.systemSmall' is there twice", "entry 4 field id: missing", "Nobody", "systemHuge"] {
                #expect(said.contains { $0.contains(word) }, "\(word): \(said)")
            }
            // What is no longer installed goes, with one line of the log.
            #expect(daemon.log.filter { $0.event == "removed" }.map { $0["widget"] } == ["Photo.systemSmall"])
            #expect(!daemon.exists("snapshots/Photo.systemSmall.json"))
            #expect(!daemon.exists("timelines/Photo.systemSmall.jsonl"))
        }
    }
}
