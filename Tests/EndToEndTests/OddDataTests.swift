// Data that makes no sense: the widgets show what they can, and log and receipts say what is odd.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct OddDataTests {
    @Test func halfAFileIsToldOnceInTheLogAndInEachReceipt() throws {
        try DaemonFixture.with { daemon in
            try daemon.reload("Feed")
            let half = #"{"version":1,"entr"#
            try FileManager.default.createDirectory(
                atPath: daemon.path("entries"), withIntermediateDirectories: true)
            try Data(half.utf8).write(to: URL(fileURLWithPath: daemon.path("entries/Feed.json")), options: .atomic)
            for _ in 1...2 {
                let result = try daemon.host("reload", "Feed", "--wait", "--json")
                #expect(result.code == 1, "\(result)")
                let receipts = try result.receipts()
                #expect(receipts.count == 2)
                for receipt in receipts.values {
                    let found = receipt.objects("diagnostics")
                    #expect(found.map { $0.text("code") } == ["entries"], "\(receipt)")
                    #expect(found.first?.text("message")?.hasPrefix("entries/Feed.json: line 1, byte 19") == true)
                    #expect(receipt.text("outcome") == "failed" && receipt.text("why") == found.first?.text("message"))
                }
            }
            let lines = daemon.log.filter { $0.event == "diagnostic" && $0["code"] == "entries" }
            #expect(lines.count == 1 && lines.first?["kind"] == "Feed", "\(lines.map(\.text))")
            #expect(try daemon.accessibleText("Feed.systemMedium") == "Nothing published yet\n", "it stays")
            let shown = try daemon.host("reload", "Feed", "--wait")
            #expect(shown.output.contains("\n    entries: entries/Feed.json: line 1"), "\(shown)")

            try daemon.host("put-entries", "Feed", "-", input: #"{"entries":[]}"#).succeeding()
            #expect(try daemon.reload("Feed").values.allSatisfy { !$0.has("diagnostics") })
            #expect(try daemon.accessibleText("Feed.systemMedium") == "The list is empty\n")
        }
    }

    @Test func aBrokenListOfWidgetsIsToldUntilItIsMended() throws {
        try DaemonFixture.with { daemon in
            let list = URL(fileURLWithPath: daemon.path("widgets.json"))
            for (text, codes) in [(#"{"version":1,"wid"#, ["widgets-file"]), (#"{"version":1,"widgets":[]}"#, [])] {
                try Data(text.utf8).write(to: list, options: .atomic)
                for _ in 1...2 {
                    let receipts = try daemon.reload("Status")
                    #expect(receipts.count == codes.count * 3)
                    for receipt in receipts.values {
                        #expect(receipt.objects("diagnostics").map { $0.text("code") } == codes, "\(receipt)")
                    }
                }
            }
            #expect(daemon.log.count { $0["code"] == "widgets-file" } == 1)
        }
    }

    /// What makes the list unusable, by what its fault says.
    static let lists: [(what: String, fault: String)] = [
        ("", "line 1"), (#"{"version":1,"widgets":[{"id":"#, "line 1"), (#"{"version":7,"widgets":[]}"#, "version 7"),
        ("directory", "is not a regular file"), ("fifo", "is not a regular file"),
    ]

    @Test(arguments: lists)
    func whoAsksIsToldOfABrokenListOfWidgets(_ row: (what: String, fault: String)) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            try daemon.awaitSnapshot(of: "Status.systemSmall")
            let good = try daemon.text("widgets.json")
            let path = daemon.path("widgets.json")
            _ = try FileSystem.remove(path)
            switch row.what {
            case "directory": try FileSystem.makeDirectory(path)
            case "fifo": #expect(mkfifo(path, 0o600) == 0)
            default: try daemon.put(row.what, "widgets.json")
            }
            func isNamed(_ text: String) -> Bool { text.contains("widgets.json") && text.contains(row.fault) }
            func check() throws {
                let widgets = try daemon.host("widgets")
                #expect(widgets.output.hasPrefix("Status.systemSmall ") && widgets.code == 5, "\(widgets)")
                #expect(isNamed(widgets.errors), "\(widgets)")
                for command in ["status", "explain"] {
                    let told = try daemon.host(command).succeeding()
                    #expect(isNamed(told.output) && told.output.contains("Status.systemSmall"), "\(told)")
                    let json = try JSONObject(parsing: try daemon.host(command, "--json").succeeding().output)
                    #expect(json.objects("diagnostics").map { $0.text("code") } == ["widgets-file"], "\(json)")
                    #expect(json.objects("diagnostics").allSatisfy { isNamed($0.text("message") ?? "") }, "\(json)")
                }
                let receipts = try daemon.reload("Status")
                #expect(receipts.keys.sorted() == ["Status.systemSmall"])
                for receipt in receipts.values {
                    #expect(receipt.objects("diagnostics").map { $0.text("code") } == ["widgets-file"], "\(receipt)")
                }
                #expect(daemon.log.count { $0["code"] == "widgets-file" } == 1)
            }
            try check()
            // The next daemon shows what the list named when it could be read.
            try daemon.mustShutDownCleanly()
            try daemon.start()
            try check()
            try FileManager.default.removeItem(atPath: path)
            try daemon.put(good, "widgets.json")
            let mended = try daemon.host("widgets").succeeding()
            #expect(mended.errors == "")
            #expect(try !daemon.host("status").output.contains("widgets.json"))
            #expect(try daemon.reload("Status").values.allSatisfy { !$0.has("diagnostics") })
        }
    }

    @Test func whatTheExtensionReportsIsInTheReceipt() throws {
        try DaemonFixture.with { daemon in
            try daemon.reload("Status")
            try daemon.host("set", "title=A").succeeding()
            let list = daemon.path("Library/Preferences/\(daemon.group).plist")
            try Data("<plist><dict><key>a".utf8).write(to: URL(fileURLWithPath: list), options: .atomic)
            let receipts = try daemon.reload("Status")
            for receipt in receipts.values {
                #expect(
                    receipt.objects("diagnostics").map { $0.text("code") } == ["defaults-unreadable"], "\(receipt)")
            }
        }
    }

    /// Defaults of which nothing can be used: the last good ones are shown, also by the next daemon, and stay unwritten.
    @Test(arguments: ["garbage", "", "bplist00", "<plist><dict><key>a"])
    func damagedDefaultsAreJudgedInOneWay(_ damage: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            try daemon.host("set", "title=Good").succeeding()
            try daemon.reload("Status")
            let list = "Library/Preferences/\(daemon.group).plist"
            let good = try daemon.text(list)
            try daemon.put(damage, list)
            func check() throws {
                let receipt = try #require(try daemon.reload("Status")["Status.systemSmall"])
                #expect(receipt.text("outcome") == "unchanged", "\(receipt)")
                let told = receipt.objects("diagnostics")
                #expect(told.map { $0.text("code") } == ["defaults-unreadable"], "\(receipt)")
                #expect(told.allSatisfy { $0.text("message")?.contains(list) == true }, "\(receipt)")
                #expect(try daemon.accessibleText("Status.systemSmall").contains("Good"))
                let refused = try daemon.host("set", "status=x")
                #expect(refused.code == 5 && refused.errors.contains(list), "\(refused)")
                let peer = try daemon.connect()
                try peer.send(#"{"id":1,"method":"setDefaults","params":{"values":{"status":"x"}}}"# + "\n")
                let answer = try peer.answer()
                let kind = answer.object("error")?.object("data")?.text("kind")
                #expect(kind == "damaged-file" && answer.description.contains(list), "\(answer)")
                #expect(try daemon.text(list) == damage)
            }
            try check()
            try daemon.mustShutDownCleanly()
            try daemon.start()
            try check()
            try daemon.put(good.replacingOccurrences(of: "Good", with: "Mended"), list)
            #expect(try daemon.reload("Status")["Status.systemSmall"]?.has("diagnostics") == false)
            #expect(try daemon.accessibleText("Status.systemSmall").contains("Mended"))
        }
    }

    /// A link in the place of the list of widgets, and then nothing: that is as if it had never been there.
    @Test(arguments: ["widgets.json", "nowhere"])
    func aLinkForTheListOfWidgetsIsForgotten(_ target: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            let path = daemon.path("widgets.json")
            _ = try FileSystem.remove(path)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
            #expect(try daemon.reload("Status")["Status.systemSmall"]?.has("diagnostics") == true)
            _ = try FileSystem.remove(path)
            let receipts = try daemon.reload("Status")
            #expect(receipts.count > 1 && receipts.values.allSatisfy { !$0.has("diagnostics") }, "\(receipts)")
        }
    }

    @Test func anImageIsNamedAsItsHostNamedIt() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"))
            try daemon.start()
            let entries = #"[{"id":"1","title":"A","imageURL":"img/none.png"}]"#
            try daemon.host("put-entries", "Feed", "-", input: entries).succeeding()
            let told = try daemon.reload("Feed")["Feed.systemMedium"]?.objects("diagnostics") ?? []
            #expect(
                told.map { $0.text("message") } == ["UIImage(contentsOfFile:) of img/none.png: the file is missing"])
        }
    }

    /// The entries, what the feed shows, and what its extension says.
    static let feeds: [(String, shown: [String], said: String?)] = [
        (#"[{"title":3}]"#, ["3"], "entry 0: id is missing, title is no text"),
        (
            #"[{"id":"a"},{"title":null,"id":7,"subtitle":"Below"}]"#, ["Untitled", "Below"],
            "entry 0: title is missing"
        ),
        (#"[{"id":"a","title":"One"},{"id":"a","title":"Two"}]"#, ["One", "Two"], "entry 1: id is there twice"),
        (#"[{"id":"a","title":"One","imageURL":{}}]"#, ["One"], "entry 0: imageURL is no text"),
        (#"[{"id":"a","title":"One"}]"#, ["One"], nil),
    ]

    @Test func feedsShowWhatTheyHave() throws {
        try DaemonFixture.with { daemon in
            for (entries, shown, said) in OddDataTests.feeds {
                daemon.forgetLog()
                try daemon.host("put-entries", "Feed", "-", input: entries).succeeding()
                expectTold(said.map { "entries/Feed.json \($0)" }, in: try daemon.reload("Feed"))
                let text = try daemon.accessibleText("Feed.systemMedium")
                for part in shown { #expect(text.contains(part), "\(entries): \(text)") }
                guard let said else { continue }
                try daemon.awaitLine(said) { $0.event == "extension" && $0["text"]?.contains(said) == true }
            }
        }
    }

    /// An assignment, what a Status shows then, and what its extension says.
    static let statuses: [(String, shown: String, said: String?)] = [
        ("deadline=garbage", "No deadline", "deadline=garbage: not a time"),
        ("color=#zz", "No deadline", "color=#zz: not #rrggbb"),
        ("color=mauve", "No deadline", "color=mauve: not #rrggbb"),
        (#"title:={"a":1}"#, "Status", "title: not a text"),
        (#"deadline:={"$date":"2001-01-01T00:00:00Z"}"#, "Time is up", nil),
        ("deadline=2001-01-01T00:00:00.5Z", "Time is up", nil),
    ]

    @Test func aStatusSaysWhatIsOdd() throws {
        try DaemonFixture.with { daemon in
            for (assignment, shown, said) in OddDataTests.statuses {
                daemon.forgetLog()
                try daemon.host("unset", "title", "color", "deadline").succeeding()
                try daemon.host("set", assignment).succeeding()
                expectTold(said, in: try daemon.reload("Status"))
                #expect(try daemon.accessibleText("Status.systemSmall").contains(shown), "\(assignment)")
                guard let said else { continue }
                try daemon.awaitLine(said) { $0.event == "extension" && $0["text"]?.contains(said) == true }
            }
        }
    }

    /// Whether the receipts of a run say what its extension has logged, and nothing when that is nothing.
    private func expectTold(_ said: String?, in receipts: [String: JSONObject]) {
        #expect(!receipts.isEmpty)
        for receipt in receipts.values {
            let told = receipt.objects("diagnostics").map { "\($0.text("code") ?? "?") \($0.text("message") ?? "?")" }
            guard let said else {
                #expect(told == [], "\(receipt)")
                continue
            }
            #expect(told.contains { $0.hasPrefix("logged [widgetd:") && $0.contains(said) }, "\(receipt)")
        }
    }

    /// The size of the entries' file, and which limits it passes.
    @Test(arguments: [(1 << 20, 0), (1 << 20 + 1, 1), (4 << 20 + 1, 2)])
    func largeEntriesAreNamedByFileAndSize(_ size: Int, _ limits: Int) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"))
            try daemon.start()
            let text = #"{"version":1,"entries":[{"id":"1","title":"One"}]}"#
            try daemon.put(text + String(repeating: " ", count: size - text.utf8.count), "entries/Feed.json")
            let receipt = try daemon.host("reload", "Feed", "--wait", "--json").receipts()["Feed.systemMedium"]
            let told = receipt?.objects("diagnostics").compactMap { $0.text("message") } ?? []
            #expect(told.count == limits, "\(told)")
            #expect(told.allSatisfy { $0.contains("entries/Feed.json has \(size) bytes") }, "\(told)")
            let limit = "this widget reads 4194304 at most"
            #expect(told.contains { $0.contains(limit) } == (limits == 2), "\(told)")
            let shown = try daemon.accessibleText("Feed.systemMedium")
            #expect((shown == "One\n") == (limits < 2), "\(shown)")
        }
    }

    /// A program's words as a shell writes them, what is said of them, and the exit code.
    static let noTexts: [(program: String, words: String, said: String)] = [
        (
            "widget-host", #"set a=b "$(printf 'title=\377\376')""#,
            "argument 7, 'title=\u{fffd}\u{fffd}', is not UTF-8: byte 7 is 0xff"
        ),
        (
            "widget-host", #"put-entries "$(printf 'F\355\240\200')" -"#,
            "argument 6, 'F\u{fffd}\u{fffd}\u{fffd}', is not UTF-8: byte 2 is 0xed"
        ),
        (
            "widget-host", #"add Photo --family "$(printf '\303')""#,
            "argument 8, '\u{fffd}', is not UTF-8: byte 1 is 0xc3"
        ),
        (
            "widgetd", #"--locale "$(printf 'e\300\200')""#,
            "argument 6, 'e\u{fffd}\u{fffd}', is not UTF-8: byte 2 is 0xc0"
        ),
    ]

    @Test(arguments: noTexts)
    func wordsThatAreNoTextAreRefused(_ row: (program: String, words: String, said: String)) throws {
        try withTemporaryFolder { scratch in
            let program = Programs.path(of: row.program)
            let script = "\"\(program)\" --container \"\(scratch)/c\" --group group.a \(row.words)"
            let result = try runToEnd("/bin/sh", ["-c", script], input: "[]", scratch: scratch)
            #expect(result.code == 2 && result.output == "", "\(result)")
            #expect(result.errors.hasSuffix(": \(row.said)\n"), "\(result)")
            #expect(!FileManager.default.fileExists(atPath: "\(scratch)/c"))
        }
    }

    @Test func linesThatAreNoTextAreRefused() throws {
        try withTemporaryFolder { scratch in
            let host = "\"\(Programs.path(of: "widget-host"))\" --container \"\(scratch)/c\" --group group.a"
            let script = "printf 'set a=b\\nset title=\\377\\n' | \(host); \(host) get --json"
            let result = try runToEnd("/bin/sh", ["-c", script], scratch: scratch)
            #expect(result.errors == "widget-host: line 2: the line is not UTF-8: byte 11 is 0xff\n", "\(result)")
            #expect(result.output == "set a\n{\"a\":\"b\"}\n", "\(result)")
        }
    }

    @Test func aMistypedKindIsNotPublished() throws {
        try DaemonFixture.with { daemon in
            let result = try daemon.host("put-entries", "Phto", "-", input: "[]")
            #expect(result.code == 5 && result.errors.contains("did you mean Photo?"), "\(result)")
            #expect(!FileManager.default.fileExists(atPath: daemon.path("entries/Phto.json")))
        }
    }
}
