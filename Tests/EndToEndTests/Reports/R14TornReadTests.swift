// R14: a reader catches a file between truncate and write.
import Dispatch
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct R14 {
    private static func with(_ widget: String, _ body: (DaemonFixture) throws -> Void) throws {
        try DaemonFixture.with(Programs.path(of: "trial-widgets"), group: "group.sundial.trial", isStarted: false) {
            daemon in
            try daemon.install((widget, "systemSmall"), ("Pair", "systemSmall"))
            try daemon.start()
            try body(daemon)
        }
    }

    /// A file of a number and 200 kB of other things.
    private static func entries(_ number: Int) -> String {
        #"{"version":1,"entries":[{"count":\#(number),"note":"\#(String(repeating: "more ", count: 40_000))"}]}"#
    }

    /// The numbers that the log says were shown, in their order.
    private static func shown(_ daemon: DaemonFixture) throws -> [Int] {
        try daemon.text("log/snapshots.jsonl").split(separator: "\n").compactMap { line in
            let text = try JSONObject(parsing: String(line)).text("text") ?? ""
            return text.hasPrefix("entries ") ? Int(text.split(separator: " ")[1]) : nil
        }
    }

    /// A foreign host that truncates and writes in two halves. In between a reload comes, so that a run begins on half a
    /// file: in most rounds the other half follows, in some only after the daemon has given up.
    @Test func aForeignHostThatWritesInPlace() throws {
        try R14.with("Counter") { daemon in
            try FileSystem.makeDirectory(daemon.path("entries"))
            let file = daemon.path("entries/Counter.json")
            try Data(R14.entries(0).utf8).write(to: URL(fileURLWithPath: file))
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            let all = Rounds.count(25, all: 500)
            for number in 1...all {
                let connection = try daemon.connect()
                let bytes = Array(R14.entries(number).utf8)
                let open = try Descriptor.open(file, [.writing, .truncating])
                try open.writeAll(Array(bytes[..<(bytes.count / 2)]))
                let waits = number % 10 == 0 ? #","wait":"rendered""# : ""
                try connection.send(
                    #"{"id":\#(number),"method":"reloadTimelines","params":{"kind":"Counter"\#(waits)}}"# + "\n")
                let answer = try connection.answer()
                if number % 10 == 0 {
                    let receipt = try #require(answer.object("result")?.objects("receipts").first)
                    #expect(receipt.text("outcome") == "failed", "\(receipt)")
                    #expect(receipt.text("why")?.contains("entries/Counter.json: line 1") == true, "\(receipt)")
                }
                try open.writeAll(Array(bytes[(bytes.count / 2)...]))
                try daemon.host("reload", "Counter").succeeding()
            }
            try daemon.reload("Counter")
            let numbers = try R14.shown(daemon)
            #expect(numbers.last == all)
            #expect(numbers == numbers.sorted(), "never an older one, never none")
            try expectNone(before.processProblems())
            try expectNone(before.othersProblems("Pair"))
            try expectNone(before.leftovers())
        }
    }

    /// A run has read the file when another host writes it in place: what the run made of it is not shown.
    @Test func aRunWhoseFileIsWrittenMeanwhileIsMadeAgain() throws {
        let program = Programs.path(of: "contract-widgets")
        try DaemonFixture.with(program, group: "group.sundial.trial", isStarted: false) { daemon in
            try daemon.install(("Reader", "systemSmall"))
            try daemon.start()
            try daemon.awaitSnapshot(of: "Reader.systemSmall")
            try FileSystem.makeDirectory(daemon.path("entries"))
            let file = daemon.path("entries/Reader.json")
            try Data(#"{"version":1,"entries":[]}"#.utf8).write(to: URL(fileURLWithPath: file))
            try runToEnd("/usr/bin/mkfifo", [daemon.path("go")], scratch: daemon.scratch).succeeding()
            let before = try Baseline(of: daemon)

            let connection = try daemon.connect()
            try connection.send(
                #"{"id":1,"method":"reloadTimelines","params":{"kind":"Reader","wait":"rendered"}}"# + "\n")
            try daemon.awaitLine("the first run") { $0["text"] == "it was read" }
            // Another length: a clock that stands still must not hide it.
            try Descriptor.open(file, [.writing, .truncating]).writeAll(#"{"version":1,"entries":[{"n":2}]}"#)
            try R14.goOn(daemon)
            try daemon.awaitLine("the second run") { $0["text"] == "it was read" }
            try R14.goOn(daemon)
            let receipt = try #require(try connection.answer().object("result")?.objects("receipts").first)
            #expect(receipt.text("outcome") == "rendered", "\(receipt)")
            #expect(try daemon.accessibleText("Reader.systemSmall").contains(#"{"n":2}"#))
            expectNone(before.diagnosticProblems("in-place", naming: "entries/Reader.json", "rename"))
            #expect(before.lines { $0.event == "snapshot" }.count == 1, "the first run is not shown")
        }
    }

    /// Opens the pipe that the provider waits at, and closes it.
    private static func goOn(_ daemon: DaemonFixture) throws {
        try runToEnd("/bin/sh", ["-c", ": > \"$0\"", daemon.path("go")], scratch: daemon.scratch).succeeding()
    }

    /// Our own host, with somebody else who reloads all the time.
    @Test func ourOwnHostIsNeverCaught() throws {
        try R14.with("Counter") { daemon in
            try daemon.host("put-entries", "Counter", "-", input: R14.entries(0)).succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let before = try Baseline(of: daemon)
            let host = daemon.host
            let reloader = Watcher { () -> [String] in
                // What went wrong is the finding.
                do { return try host("reload").code == 0 ? [] : ["a reload failed"] } catch { return ["\(error)"] }
            }
            let all = Rounds.count(12, all: 500)
            for number in 1...all {
                try daemon.host("put-entries", "Counter", "-", input: R14.entries(number)).succeeding()
                try daemon.host("reload", "Counter", "--wait").succeeding()
                #expect(try daemon.accessibleText("Counter.systemSmall").contains("entries \(number)\n"))
            }
            let (looks, problems) = reloader.finish()
            #expect(looks > 0 && problems == [])
            // The widget has no picture, which it says.
            let said = before.lines { ["diagnostic", "error"].contains($0.event) && $0["code"] != "unreadable-image" }
            expectNone(said.map(\.text))
            let numbers = try R14.shown(daemon)
            #expect(numbers.last == all && numbers == numbers.sorted())
            try daemon.host("reload", "--wait").succeeding()
            try expectNone(before.leftovers())
        }
    }
}
