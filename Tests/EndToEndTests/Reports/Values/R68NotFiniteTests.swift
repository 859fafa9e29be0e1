// R68: numbers that are none are refused when they are written, and harm nothing when another host has written them.
import Foundation
import TestSupport
import Testing

@Suite struct R68 {
    static let numbers = ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "nan"]

    @Test func aHostThatWritesThemIsToldSo() throws {
        try DaemonFixture.with { daemon in
            try daemon.host("set", "progress:=0.5").succeeding()
            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"0","title":"Good"}]"#).succeeding()
            let defaults = try daemon.bytes("Library/Preferences/group.sundial.demo.plist")
            let entries = try daemon.bytes("entries/Feed.json")
            let peer = try daemon.connect()
            for number in Self.numbers {
                let set = try daemon.host("set", "progress:=\(number)")
                #expect(set.code == 2 && set.errors.contains("not JSON: line 1, byte"), "\(set)")
                let put = try daemon.host(
                    "put-entries", "Feed", "-", input: #"[{"id":"1","title":"Bad","progress":\#(number)}]"#)
                #expect(put.code == 5 && put.errors.contains("at entries[0].progress"), "\(put)")
                try peer.send(#"{"id":1,"method":"setDefaults","params":{"values":{"progress":\#(number)}}}"# + "\n")
                // Those that are JSON are refused as what they are.
                let error = try peer.answer().object("error")
                #expect(error?.integer("code") == (number.contains("e9") ? -32602 : -32700), "\(number)")
                #expect(number.contains("e9") == (error?.text("message")?.contains(#"values: "progress": "#) == true))
            }
            #expect(try daemon.bytes("Library/Preferences/group.sundial.demo.plist") == defaults)
            #expect(try daemon.bytes("entries/Feed.json") == entries)
        }
    }

    /// As `json.dump` of Python writes them. A text with such a word is no JSON for any reader, so none of it is used.
    @Test(arguments: numbers)
    func anotherHostsNumberLeavesThePicture(_ number: String) throws {
        try DaemonFixture.with { daemon in
            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"0","title":"Good"}]"#).succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            try daemon.put(
                #"{"version":1,"entries":[{"id":"1","title":"A"},{"id":"2","title":"B","progress":\#(number)}]}"#,
                "entries/Feed.json")
            let failed = try daemon.host("reload", "Feed", "--wait")
            #expect(failed.code == 1 && failed.output.contains("at entries[1].progress"), "\(failed)")
            expectNone(try before.changedSnapshots())
            expectNone(before.diagnosticProblems("entries", naming: "entries[1].progress"))
            expectNone(try before.processProblems() + before.othersProblems("Status"))

            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"Finite","progress":-0}]"#)
                .succeeding()
            try daemon.reload("Feed")
            #expect(try daemon.accessibleText("Feed.systemMedium").contains("Finite"))
            expectNone(try before.leftovers())
        }
    }
}
