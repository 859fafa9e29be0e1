// R78: no text is cut at the size of anybody's buffer without a word.
import Foundation
import GroupContainer
import TestSupport
import Testing

@Suite struct R78 {
    static let lengths = [255, 256, 257, 1023, 1024, 4095, 4096, 65_535, 65_536]

    /// Letters that do not repeat soon, so that what is missing is seen.
    private static func text(_ length: Int) -> String {
        var text = ""
        var number = 0
        while text.utf8.count < length {
            text += "\(number)."
            number += 1
        }
        return String(text.prefix(length))
    }

    @Test func titlesAndBodiesAreWhole() throws {
        try DaemonFixture.with(options: ["--render", "text"], isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"), ("Status", "systemSmall"))
            try daemon.start()
            for length in Self.lengths + [1_000_000] {
                let text = Self.text(length)
                let entries = #"[{"id":"1","title":"\#(text)","subtitle":"\#(text)"}]"#
                try daemon.host("put-entries", "Feed", "-", input: entries).succeeding()
                try daemon.reload("Feed")
                #expect(try daemon.accessibleText("Feed.systemMedium") == "\(text)\n\(text)\n")
                let line = try #require(daemon.snapshotLines(of: "Feed.systemMedium").last)
                #expect(line.text("text") == "\(text) | \(text)", "\(length)")
                guard length < 100_000 else { continue }
                try daemon.host("set", "title=\(text)", "status=\(text)").succeeding()
                #expect(try daemon.host("get", "title").output == text + "\n")
                try daemon.reload("Status")
                #expect(try daemon.accessibleText("Status.systemSmall").hasPrefix("\(text)\n\(text)\n"), "\(length)")
            }
            expectNone(try daemon.brokenLogLines())
        }
    }

    /// Beyond what an entry may have it is refused, with the limit; the defaults have another limit.
    @Test func fiveMillionBytesAreWholeOrRefused() throws {
        try DaemonFixture.with(options: ["--render", "text"], isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"), ("Status", "systemSmall"))
            try daemon.start()
            try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"Good"}]"#).succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            let text = Self.text(5_000_000)
            let refused = try daemon.host("put-entries", "Feed", "-", input: #"[{"id":"1","title":"\#(text)"}]"#)
            #expect(refused.code == 5 && refused.errors.contains("1048576 bytes"), "\(refused.errors.prefix(300))")
            #expect(try daemon.text("entries/Feed.json").contains("Good"))

            try daemon.publish(["title": .string(text)])
            #expect(try daemon.host("get", "title").succeeding().output == text + "\n")
            let result = try daemon.host("reload", "Status", "--wait", "--json")
            let receipt = try #require(result.receipts()["Status.systemSmall"])
            if receipt.text("outcome") == "failed" {
                let why = receipt.text("why") ?? ""
                #expect(why.contains("bytes"), "\(why.prefix(300))")
                expectNone(try before.changedSnapshots())
                #expect(daemon.log.contains { $0["code"] == "run-failed" && $0["message"] == why })
            } else {
                #expect(try daemon.accessibleText("Status.systemSmall").hasPrefix(text + "\n"))
            }
            expectNone(try before.processProblems() + before.othersProblems("Feed"))
        }
    }

    /// A kind's name is whole in what is said of it, or its limit is.
    @Test(arguments: [255, 256, 257, 1023, 1024, 4096, 65_536]) func kindNamesAreWholeOrRefused(_ length: Int) throws {
        let kind = Self.text(length)
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial", options: ["--render", "text"],
            isStarted: false
        ) { daemon in
            try daemon.installNamed(kind)
            try daemon.start()
            let result = try daemon.host("reload", kind, "--wait", "--json")
            guard length < 65_536 else {
                // With its name no request can be sent.
                #expect(result.code == 5 && result.errors.contains("at most 65536 bytes"), "\(result.errors)")
                return
            }
            #expect(try result.receipts().keys.sorted() == ["named"])
            #expect(try daemon.sidecar("named").text("kind") == kind)
            #expect(try daemon.accessibleText("named") == "kind \(kind)\n")
            #expect(try daemon.snapshotLines(of: "named").allSatisfy { $0.text("kind") == kind })
        }
    }
}
