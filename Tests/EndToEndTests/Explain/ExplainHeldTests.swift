// Why no run comes sooner, and what a clock that was set does: the sentences of the real programs.
import Foundation
import GroupContainer
import Posix
import TestSupport
import Testing

@Suite struct ExplainHeldTests {
    @Test func damped() throws {
        try VirtualDaemon.with(only: ["Restless.systemSmall"]) { daemon in
            try daemon.host("set", "restless:=true").succeeding()
            try daemon.reload("Restless")
            try daemon.advance("2")
            let explained = try daemon.explained("Restless")
            #expect(
                explained == """
                      picture  Entry 1 of 1 of generation 4, dated 2026-01-01T00:00:02.000Z.
                      cause    extension: the widget's own code asked for a reload 2 s ago (2026-01-01T00:00:00.000Z); the run for it made generation 4.
                      age      Drawn just now (2026-01-01T00:00:02.000Z), and unchanged since 2 s ago (2026-01-01T00:00:00.000Z).
                      change   Not by itself: no entry follows, and no text in it moves on.
                      run      In 4 s (2026-01-01T00:00:06.000Z): the widget's own code asks for reloads too often, and has to wait (damping). A host's reload does not wait for that.
                      error    None since the start of the daemon (process DAEMON), 2 s ago (2026-01-01T00:00:00.000Z).
                    """)
        }
    }

    /// Both questions are read in one turn of the daemon: the lock is still held, whatever the machine is busy with.
    @Test func publishLock() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"]) { daemon in
            let lock = try #require(try Lock.tryAcquire(daemon.path("run/publish.lock")))
            let connection = try daemon.connect()
            try connection.send(
                #"{"id":1,"method":"reloadTimelines","params":{"kind":"Minutes"}}"# + "\n"
                    + #"{"id":2,"method":"explain","params":{"kind":"Minutes"}}"# + "\n")
            #expect(try connection.answer().object("result")?.objects("receipts").count == 1)
            let answer = try connection.answer()
            withExtendedLifetime(lock) {}
            let widget = try #require(answer.object("result")?.objects("widgets").first)
            let run = widget.objects("sentences").first { $0.text("about") == "run" }?.text("text")
            let pid = ProcessInfo.processInfo.processIdentifier
            #expect(
                run
                    == "Now: generation 2, because process \(pid) asked for a reload just now (2026-01-01T00:00:00.000Z). "
                    + "It waits while a host publishes several files as one change, 2 s at most (publish-lock).",
                "\(answer)")
        }
    }

    @Test(.enabled(if: StepClock.library != nil)) func theClockWasSet() throws {
        try DaemonFixture.with(Programs.path(of: "trial-widgets"), group: "group.sundial.trial", isStarted: false) {
            daemon in
            try daemon.installInSmall(["Minutes"])
            try daemon.host("set", "minutes:=60", "policy=never").succeeding()
            let clock = try StepClock(in: daemon.scratch)
            daemon.environment = clock.environment
            try daemon.start()
            daemon.environment = Programs.environment
            try daemon.awaitSnapshot(of: "Minutes.systemSmall") { $0["generation"] == "1" && $0["entry"] == "1/60" }

            // What its start has begun is over.
            try daemon.host("status").succeeding()
            // In the middle of a minute's entry.
            try clock.set(ahead: 1830)
            let line = try daemon.awaitSnapshot(of: "Minutes.systemSmall")
            #expect(line["cause"] == "clock" && line["skipped"] != nil)
            let entry = try #require(line["entry"]).split(separator: "/")[0]
            let ahead = try Self.sentences(daemon)
            #expect(ahead["picture"] == "Entry \(entry) of 60 of generation 1, dated TIME.")
            #expect(
                ahead["cause"]
                    == "clock: the clock was set, or the machine slept, and then this was due. "
                    + "Generation 1 was made because each widget has a run at the start of the daemon (process DAEMON)."
            )
            #expect(
                ahead["change"]?.hasSuffix("(TIME): entry \((Int(entry) ?? 0) + 1) of 60 is due.") == true, "\(ahead)")

            // Before its first entry: what was shown stays, and was drawn in what is the future now.
            try clock.set(ahead: -7200)
            let behind = try Self.awaitSentences(daemon) { $0["age"]?.contains("ahead") == true }
            #expect(behind["picture"] == ahead["picture"])
            #expect(behind["age"]?.hasPrefix("Drawn at TIME, which lies 2 h ") == true)
            #expect(behind["age"]?.hasSuffix(" ahead of the daemon's clock.") == true)
            #expect(behind["change"]?.hasSuffix("(TIME): entry 1 of 60 is due.") == true, "\(behind)")
        }
    }

    /// The sentences by what they are about, with times left out.
    private static func sentences(_ daemon: DaemonFixture) throws -> [String: String] {
        let lines = try daemon.explained("Minutes")
            .replacing(try Regex("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{12}Z"), with: "TIME").split(separator: "\n")
        let pairs = lines.map { line in
            let words = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
            return (String(words[0]), String(words[1].drop { $0 == " " }))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// Asks until the daemon knows of it.
    private static func awaitSentences(
        _ daemon: DaemonFixture, _ isSo: ([String: String]) -> Bool
    ) throws -> [String: String] {
        let deadline = Clock.monotonicNow() + Int64(patience * 1e9)
        while true {
            let found = try sentences(daemon)
            if isSo(found) { return found }
            if Clock.monotonicNow() > deadline { throw TestFailure("the sentences: \(found)") }
        }
    }
}
