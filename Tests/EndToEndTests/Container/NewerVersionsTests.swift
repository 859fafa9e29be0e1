// Files of a newer version: neither used nor replaced, and named.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct NewerVersionsTests {
    @Test func aNewerContainerIsLeftAloneByBoth() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.put("2\n", "version")
            let commands = [["set", "a=b"], ["put-image", Photo.rocket.path], ["put-entries", "Feed", "-"]]
            for (program, words, code) in [("widgetd", [], 6), ("widgetd", ["--once", "\(daemon.scratch)/out"], 6)]
                + commands.map({ ("widget-host", $0, CInt(5)) })
            {
                let result = try runToEnd(
                    Programs.path(of: program), ["--container", daemon.container] + words, input: "[]",
                    scratch: daemon.scratch
                )
                #expect(result.code == code, "\(result)")
                let sentence = "\(daemon.path("version")) has version 2, and this program knows 1 at most"
                #expect(result.errors.contains(sentence), "\(result)")
            }
            #expect(try FileSystem.names(in: daemon.directory) == ["version"])
            #expect(try daemon.text("version") == "2\n")
        }
    }

    @Test func newerEntriesFailTheRunAndStay() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"), ("Status", "systemSmall"))
            try daemon.start()
            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"Old"}]"#).succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            let newer = #"{"version":2,"entries":{"1":{"title":"New"}},"more":true}"#
            try daemon.put(#"{"version":2,"entries":[],"more":true}"#, "entries/Feed.json")
            let published = try daemon.host("put-entries", "Feed", "-", input: "[]")
            #expect(published.code == 5 && published.errors.contains("has version 2"), "\(published)")
            #expect(try daemon.text("entries/Feed.json") == #"{"version":2,"entries":[],"more":true}"#)
            // Whatever shape a later version has.
            for text in [#"{"version":2,"entries":[],"more":true}"#, newer] {
                try daemon.put(text, "entries/Feed.json")
                let reload = try daemon.host("reload", "Feed", "--wait")
                #expect(reload.code == 1, "\(reload)")
            }
            #expect(try daemon.accessibleText("Feed.systemMedium") == "Old\n")
            try expectNone(before.changedSnapshots())
            try expectNone(before.othersProblems("Status"))
        }
    }

    @Test func aNewerArchiveGetsAnotherName() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            try daemon.reload("Status")
            try daemon.mustShutDownCleanly()
            let archive = "timelines/Status.systemSmall.jsonl"
            let newer = try daemon.text(archive).replacingOccurrences(of: #""version":1"#, with: #""version":99"#)
            #expect(newer.contains("99"))
            try daemon.put(newer, archive)
            try daemon.start()
            try daemon.awaitLine("of the archive") {
                $0["code"] == "archive" && $0["message"]?.contains("version 99") == true
            }
            try daemon.awaitSnapshot(of: "Status.systemSmall", "of a new run")
            #expect(try daemon.text(archive + ".newer") == newer)
            #expect(try daemon.text(archive).contains(#""version":1"#))
        }
    }

    /// What becomes of `version` while a daemon runs: receipts and answers name it, and what is shown stays.
    @Test(arguments: ["2\n", "abc", "", "directory"])
    func aRunningDaemonSeesTheVersion(_ what: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            try daemon.host("set", "title=Good").succeeding()
            try daemon.reload("Status")
            let defaults = "Library/Preferences/\(daemon.group).plist"
            try daemon.put(daemon.text(defaults).replacingOccurrences(of: "Good", with: "Newer"), defaults)
            try FileManager.default.removeItem(atPath: daemon.path("version"))
            if what == "directory" {
                try FileSystem.makeDirectory(daemon.path("version"))
            } else {
                try daemon.put(what, "version")
            }
            let result = try daemon.host("reload", "Status", "--wait", "--json")
            let receipt = try #require(try result.receipts()["Status.systemSmall"])
            #expect(result.code == 1 && receipt.text("outcome") == "failed", "\(result)")
            #expect(receipt.text("why")?.contains("version") == true, "\(result)")
            #expect(receipt.objects("diagnostics").map { $0.text("code") } == ["version"], "\(result)")
            #expect(try daemon.accessibleText("Status.systemSmall").contains("Good"))
            let connection = try daemon.connect()
            for call in [
                #""setDefaults","params":{"values":{"title":"x"}}"#,
                #""addWidget","params":{"kind":"Feed","family":"systemMedium"}"#,
            ] {
                try connection.send(#"{"id":1,"method":\#(call)}"# + "\n")
                let refused = try #require(try connection.answer().object("error"))
                #expect(refused.integer("code") == -32006, "\(refused)")
                #expect(refused.text("message")?.contains("version") == true, "\(refused)")
            }
            for command in ["status", "explain"] {
                let json = try JSONObject(parsing: try daemon.host(command, "--json").succeeding().output)
                #expect(json.objects("diagnostics").map { $0.text("code") } == ["version"], "\(json)")
            }
            try FileManager.default.removeItem(atPath: daemon.path("version"))
            try daemon.put("1\n", "version")
            #expect(try daemon.reload("Status")["Status.systemSmall"]?.has("diagnostics") == false)
            #expect(try daemon.accessibleText("Status.systemSmall").contains("Newer"))
            #expect(try !JSONObject(parsing: daemon.host("status", "--json").output).has("diagnostics"))
        }
    }
}
