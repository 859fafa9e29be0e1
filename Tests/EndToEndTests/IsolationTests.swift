// Widget code runs in processes of its own: the daemon outlives whatever it does.
import FoundationEssentials
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct IsolationTests {
    private static let bundle = Programs.path(of: "trial-widgets")
    private static let group = "group.sundial.trial"

    @Test func widgetCodeNeverRunsInTheDaemon() throws {
        try DaemonFixture.with(IsolationTests.bundle, group: IsolationTests.group) { daemon in
            let id = try #require(daemon.log.first { $0.event == "ready" }?["pid"])
            try daemon.reload("Process")
            let inits = try daemon.text("process-ids.txt").split(separator: "\n").map(String.init)
            #expect(!inits.isEmpty && !inits.contains(id), "init ran in \(inits), the daemon is \(id)")
            let text = try daemon.accessibleText("Process.systemSmall")
            #expect(text.contains("process ") && !text.contains("process \(id)"), "\(text)")
        }
    }

    @Test func aTrapLeavesTheDaemonAndTheLastPicture() throws {
        // Under a virtual clock the retry waits for the clock.
        try VirtualDaemon.with(only: ["Trap.systemSmall", "Process.systemSmall"]) { daemon in
            try daemon.host("set", "number:=1").succeeding()
            try daemon.reload("Trap")
            let picture = try daemon.bytes("snapshots/Trap.systemSmall.\(Programs.pictureExtension)")

            try daemon.host("set", "trap:=true", "number:=2").succeeding()
            let failed = try daemon.host("reload", "Trap", "--wait", "--json")
            #expect(failed.code == 1, "\(failed)")
            let receipt = try #require(try failed.receipts()["Trap.systemSmall"])
            #expect(receipt.text("outcome") == "failed")
            let why = try #require(receipt.text("why"), "the receipt says why")
            #expect(why.contains("its process was ended by SIG"), "\(why)")
            #if DEBUG
            #expect(why.contains("TrapWidget.swift:") && why.contains("the test asked for a trap"), "\(why)")
            #endif
            let addresses = daemon.log.filter { $0["text"]?.contains(" 0x0") == true }
            #expect(addresses.isEmpty, "raw addresses stay out of the log")
            #expect(try daemon.bytes("snapshots/Trap.systemSmall.\(Programs.pictureExtension)") == picture)
            #expect(try daemon.sidecar("Trap.systemSmall").flag("stale") == true)

            // Other kinds do not notice, and the kind itself recovers.
            #expect(try daemon.reload("Process")["Process.systemSmall"]?.text("outcome") != "failed")
            try daemon.host("set", "trap:=false").succeeding()
            #expect(try daemon.reload("Trap")["Trap.systemSmall"]?.text("outcome") == "rendered")
            #expect(try daemon.accessibleText("Trap.systemSmall").contains("safe and sound 2"))
            #expect(try daemon.sidecar("Trap.systemSmall").flag("stale") != true)
        }
    }

    @Test func aTrapAtStartIsOneClearError() throws {
        try DaemonFixture.with(IsolationTests.bundle, group: IsolationTests.group, isStarted: false) { daemon in
            try FileSystem.makeDirectory(daemon.directory)
            try AtomicFile.write([], to: daemon.path("trap-at-start"), durable: false)
            let result = try runToEnd(
                IsolationTests.bundle, ["--container", daemon.container, "--group", daemon.group],
                scratch: daemon.scratch
            )
            #expect(result.code == 5, "\(result)")
            #expect(result.errors.contains("its process was ended by SIG"), "\(result)")
            #if DEBUG
            #expect(result.errors.contains("the test asked for a trap at start"), "\(result)")
            #endif
            #expect(!result.errors.contains(" 0x0"), "\(result)")
        }
    }

    /// A reload that comes while the provider hangs is answered by the run that begins after it.
    @Test func aHangFailsOnlyThoseWhoWaitedForIt() throws {
        try DaemonFixture.with(
            IsolationTests.bundle, group: IsolationTests.group, options: ["--provider-timeout", "5"]
        ) { daemon in
            try daemon.reload("Steps")
            try daemon.host("set", "hang:=true").succeeding()
            try daemon.host("reload", "Steps").succeeding()
            try daemon.awaitLine("the hang") { $0["text"] == "the test asked for a hang" }
            try daemon.host("set", "hang:=false").succeeding()
            let receipt = try #require(try daemon.reload("Steps")["Steps.systemSmall"])
            #expect(receipt.text("outcome") != "failed", "\(receipt)")
            let hangs = daemon.log.filter { $0["message"]?.contains("did not answer in time") == true }
            #expect(!hangs.isEmpty, "it did hang")
        }
    }

    /// A process that is killed before it has read of a run did not begin it: the next process does.
    @Test func aRunThatHasNotBegunGoesToTheNextProcess() throws {
        try DaemonFixture.with(IsolationTests.bundle, group: IsolationTests.group) { daemon in
            // Of all kinds: a kind that waits for its turn is not asked yet.
            try daemon.host("reload", "--wait").succeeding()
            let words = try daemon.accessibleText("Process.systemSmall").split(whereSeparator: \.isWhitespace)
            let id = try #require(words.compactMap { Int32($0) }.first)
            try stop(id)

            let connection = try daemon.connect()
            try connection.send(
                #"{"id":1,"method":"reloadTimelines","params":{"kind":"Process","wait":"rendered"}}"# + "\n")
            // Requests begin in their order, so the run has been asked for when this one is in the log.
            try connection.send(#"{"method":"noSuchMethod"}"# + "\n")
            try daemon.awaitLine("the second request") { $0["message"]?.contains("noSuchMethod") == true }
            #expect(kill(id, SIGKILL) == 0)

            let receipts = try #require(try connection.answer().object("result")).objects("receipts")
            #expect(receipts.map { $0.text("outcome") } == ["rendered"], "\(receipts)")
            #expect(try !daemon.accessibleText("Process.systemSmall").contains("process \(id)"))
        }
    }

    /// Stops a process; a thread that still runs might read what is sent to it next, and no event tells of the last one.
    private func stop(_ id: Int32) throws {
        guard kill(id, SIGSTOP) == 0 else { throw TestFailure("no process \(id)") }
        try waitUntil("process \(id) stops") {
            let states = try FileSystem.names(in: "/proc/\(id)/task").map { thread in
                let text = try FileSystem.contents(of: "/proc/\(id)/task/\(thread)/stat", limit: 4096)
                return String(decoding: text ?? Data(), as: UTF8.self).split(separator: ")").last?.dropFirst().first
            }
            return states.allSatisfy { $0 == "T" }
        }
    }
}
