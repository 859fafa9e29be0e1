// Why a picture is what it is: the sentences of the real programs in each situation, under a clock that stands still.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct ExplainTests {
    /// The sentences, and the words of the situation.
    private func expect(_ widget: String, of daemon: DaemonFixture, _ text: String) throws {
        let explained = try daemon.explained(widget)
        #expect(explained == text)
    }

    @Test func justReloaded() throws {
        try VirtualDaemon.with { daemon in
            try daemon.awaitSnapshot(of: "Minutes.systemSmall")
            try daemon.host("set", "minutes:=3", "policy=atEnd").succeeding()
            try daemon.reload("Minutes")
            try expect(
                "Minutes", of: daemon,
                """
                  picture  Entry 1 of 3 of generation 2, dated 2026-01-01T00:00:00.000Z.
                  cause    reload: process HOST asked for a reload just now (2026-01-01T00:00:00.000Z); the run for it made generation 2.
                  age      Drawn just now (2026-01-01T00:00:00.000Z).
                  change   In 1 min (2026-01-01T00:01:00.000Z): entry 2 of 3 is due.
                  run      In 2 min (2026-01-01T00:02:00.000Z), the date of the last entry (at-end). A host's reload does not wait for that.
                  error    None since the start of the daemon (process DAEMON), just now (2026-01-01T00:00:00.000Z).
                """)
            try daemon.advance("90")
            try expect(
                "Minutes.systemSmall", of: daemon,
                """
                  picture  Entry 2 of 3 of generation 2, dated 2026-01-01T00:01:00.000Z.
                  cause    entry: the entry's date came. Generation 2 was made because process HOST asked for a reload 1 min 30 s ago (2026-01-01T00:00:00.000Z).
                  age      Drawn 30 s ago (2026-01-01T00:01:00.000Z).
                  change   In 30 s (2026-01-01T00:02:00.000Z): entry 3 of 3 is due.
                  run      In 30 s (2026-01-01T00:02:00.000Z), the date of the last entry (at-end). A host's reload does not wait for that.
                  error    None since the start of the daemon (process DAEMON), 1 min 30 s ago (2026-01-01T00:00:00.000Z).
                """)
        }
    }

    /// The process that asked is really the one that did.
    @Test func namesTheProcessThatAsked() throws {
        try VirtualDaemon.with { daemon in
            let words = [Programs.path(of: "widget-host"), "--container", daemon.container, "--group", daemon.group]
            let reload = try runToEnd(
                "/bin/sh", ["-c", #"echo $$; exec "$0" "$@""#] + words + ["reload", "Minutes", "--wait"],
                scratch: daemon.scratch
            ).succeeding()
            let pid = try #require(reload.output.split(separator: "\n").first.flatMap { Int($0) })
            let answer = try JSONObject(parsing: daemon.host("explain", "Minutes", "--json").succeeding().output)
            let facts = try #require(answer.objects("widgets").first?.object("facts"))
            #expect(facts.object("origin")?.integer("pid") == pid)
            #expect(facts.object("timeline")?.object("origin")?.integer("pid") == pid)
            #expect(answer.integer("pid") == daemon.daemon.map { Int($0.child.id) })
            // Which process it was is no part of what lies on disk.
            let kept = try daemon.sidecar("Minutes.systemSmall").object("origin")
            #expect(kept?.text("cause") == "reload" && kept?.integer("pid") == nil)
        }
    }

    @Test func staleAfterACrash() throws {
        try VirtualDaemon.with { daemon in
            try daemon.awaitSnapshot(of: "Trap.systemSmall")
            try daemon.reload("Trap")
            try daemon.advance("10m")
            try daemon.host("set", "trap:=true").succeeding()
            #expect(try daemon.host("reload", "Trap", "--wait").code == 1)
            try expect(
                "Trap", of: daemon,
                """
                  picture  Entry 1 of 1 of generation 2, dated 2026-01-01T00:00:00.000Z.
                  cause    reload: process HOST asked for a reload 10 min ago (2026-01-01T00:00:00.000Z); the run for it made generation 2.
                  age      Drawn 10 min ago (2026-01-01T00:00:00.000Z); stale, as the run after it failed.
                  change   Not by itself: no entry follows, and no text in it moves on.
                  run      In 1 s (2026-01-01T00:10:01.000Z), after a failed run; each one more doubles the wait, up to a limit (back-off). A host's reload does not wait for that.
                  error    Just now (2026-01-01T00:10:00.000Z), generation 3: its process was ended by SIGNAL; the last good picture stays.
                """)
            try daemon.advance("1")
            try expect(
                "Trap", of: daemon,
                """
                  picture  Entry 1 of 1 of generation 2, dated 2026-01-01T00:00:00.000Z.
                  cause    reload: process HOST asked for a reload 10 min 1 s ago (2026-01-01T00:00:00.000Z); the run for it made generation 2.
                  age      Drawn 10 min 1 s ago (2026-01-01T00:00:00.000Z); stale, as the 2 runs after it failed.
                  change   Not by itself: no entry follows, and no text in it moves on.
                  run      In 2 s (2026-01-01T00:10:03.000Z), after 2 failed runs; each one more doubles the wait, up to a limit (back-off). A host's reload does not wait for that.
                  error    Just now (2026-01-01T00:10:01.000Z), generation 4: its process was ended by SIGNAL; the last good picture stays.
                """)
        }
    }

    @Test func theProviderIsSlow() throws {
        try VirtualDaemon.with(["--provider-timeout", "1h"]) { daemon in
            try daemon.awaitSnapshot(of: "Steps.systemSmall")
            try daemon.awaitSnapshot(of: "Minutes.systemSmall")
            try daemon.host("set", "hang:=true").succeeding()
            try daemon.host("reload", "Steps").succeeding()
            try daemon.awaitLine("the hang") { $0["text"] == "the test asked for a hang" }
            try daemon.host("reload", "Steps").succeeding()
            try expect(
                "Steps", of: daemon,
                """
                  picture  Entry 1 of 2 of generation 1, dated 2026-01-01T00:00:00.000Z.
                  cause    start: each widget has a run at the start of the daemon (process DAEMON); the run for it made generation 1.
                  age      Drawn just now (2026-01-01T00:00:00.000Z).
                  change   In 1 s (2026-01-01T00:00:01.000Z): entry 2 of 2 is due.
                  run      Now: generation 2 has run for T, and may take 1 h (running), because process HOST asked for a reload just now (2026-01-01T00:00:00.000Z). One more follows, because process HOST asked for a reload just now (2026-01-01T00:00:00.000Z).
                  error    None since the start of the daemon (process DAEMON), just now (2026-01-01T00:00:00.000Z).
                """)
            // It has the only place.
            try daemon.host("reload", "Minutes").succeeding()
            try expect(
                "Minutes", of: daemon,
                """
                  picture  Entry 1 of 1 of generation 1, dated 2026-01-01T00:00:00.000Z.
                  cause    start: each widget has a run at the start of the daemon (process DAEMON); the run for it made generation 1.
                  age      Drawn just now (2026-01-01T00:00:00.000Z).
                  change   Not by itself: no entry follows, and no text in it moves on.
                  run      As soon as a place is free, since only so many kinds start a run at once (no-place). It is wanted because process HOST asked for a reload just now (2026-01-01T00:00:00.000Z).
                  error    None since the start of the daemon (process DAEMON), just now (2026-01-01T00:00:00.000Z).
                """)
        }
    }

    @Test func theMinimumInterval() throws {
        try VirtualDaemon.with { daemon in
            try daemon.awaitSnapshot(of: "Minutes.systemSmall")
            try daemon.host("set", "policy=soon").succeeding()
            try daemon.reload("Minutes")
            try expect(
                "Minutes", of: daemon,
                """
                  picture  Entry 1 of 1 of generation 2, dated 2026-01-01T00:00:00.000Z.
                  cause    reload: process HOST asked for a reload just now (2026-01-01T00:00:00.000Z); the run for it made generation 2.
                  age      Drawn just now (2026-01-01T00:00:00.000Z).
                  change   Not by itself: no entry follows, and no text in it moves on.
                  run      In 1 s (2026-01-01T00:00:01.000Z): the policy's date comes sooner, but two runs must lie so far apart (minimum-interval). A host's reload does not wait for that.
                  error    None since the start of the daemon (process DAEMON), just now (2026-01-01T00:00:00.000Z).
                """)
        }
    }

    @Test func waitingForTheFirstEntry() throws {
        try VirtualDaemon.with { daemon in
            try daemon.awaitSnapshot(of: "Timer.systemSmall")
            try daemon.reload("Timer")
            try daemon.host("set", "delay:=3600").succeeding()
            try daemon.advance("5")
            try daemon.reload("Timer")
            try expect(
                "Timer", of: daemon,
                """
                  picture  Entry 1 of 2 of generation 2, dated 2026-01-01T00:00:00.000Z.
                  cause    reload: process HOST asked for a reload 5 s ago (2026-01-01T00:00:00.000Z); the run for it made generation 2.
                  age      Drawn 5 s ago (2026-01-01T00:00:00.000Z).
                  change   In 1 h (2026-01-01T01:00:05.000Z): entry 1 of 2 is due. It is the first of generation 3, which was made because process HOST asked for a reload just now (2026-01-01T00:00:05.000Z); until then what was shown stays.
                  run      None by itself (policy never): only a reload, a tap or a start of the daemon leads to one.
                  error    None since the start of the daemon (process DAEMON), 5 s ago (2026-01-01T00:00:00.000Z).
                """)
        }
    }

    @Test func thePolicyNever() throws {
        try VirtualDaemon.with { daemon in
            try daemon.awaitSnapshot(of: "Minutes.systemSmall")
            try daemon.host("set", "policy=never").succeeding()
            try daemon.reload("Minutes")
            try daemon.advance("40d")
            try expect(
                "Minutes", of: daemon,
                """
                  picture  Entry 1 of 1 of generation 2, dated 2026-01-01T00:00:00.000Z.
                  cause    reload: process HOST asked for a reload 40 d ago (2026-01-01T00:00:00.000Z); the run for it made generation 2.
                  age      Drawn 40 d ago (2026-01-01T00:00:00.000Z).
                  change   Not by itself: no entry follows, and no text in it moves on.
                  run      None by itself (policy never): only a reload, a tap or a start of the daemon leads to one.
                  error    None since the start of the daemon (process DAEMON), 40 d ago (2026-01-01T00:00:00.000Z).
                """)
        }
    }

    @Test func noDataYet() throws {
        try VirtualDaemon.with(["--provider-timeout", "1h"], isStarted: false) { daemon in
            try daemon.host("set", "hang:=true").succeeding()
            try daemon.start()
            try daemon.awaitLine("the hang") { $0["text"] == "the test asked for a hang" }
            try expect(
                "Steps", of: daemon,
                """
                  picture  Nothing yet: no picture has been drawn.
                  cause    None, as there is no picture.
                  age      None, as there is no picture.
                  change   With the first timeline.
                  run      Now: generation 1 has run for T, and may take 1 h (running), because each widget has a run at the start of the daemon (process DAEMON).
                  error    None since the start of the daemon (process DAEMON), just now (2026-01-01T00:00:00.000Z).
                """)
        }
    }

    @Test func unchanged() throws {
        try VirtualDaemon.with { daemon in
            try daemon.awaitSnapshot(of: "Pair.systemSmall")
            try daemon.reload("Pair")
            try daemon.advance("2h")
            try daemon.reload("Pair")
            try daemon.advance("5")
            try expect(
                "Pair", of: daemon,
                """
                  picture  Entry 1 of 1 of generation 3, dated 2026-01-01T02:00:00.000Z.
                  cause    reload: process HOST asked for a reload 5 s ago (2026-01-01T02:00:00.000Z); the run for it made generation 3.
                  age      Drawn 5 s ago (2026-01-01T02:00:00.000Z), and unchanged since 2 h ago (2026-01-01T00:00:00.000Z).
                  change   Not by itself: no entry follows, and no text in it moves on.
                  run      None by itself (policy never): only a reload, a tap or a start of the daemon leads to one.
                  error    None since the start of the daemon (process DAEMON), 2 h ago (2026-01-01T00:00:00.000Z).
                """)
        }
    }

    @Test func aTimerMovedOn() throws {
        try VirtualDaemon.with { daemon in
            try daemon.awaitSnapshot(of: "Timer.systemSmall")
            try daemon.host("set", "timer:=true").succeeding()
            try daemon.reload("Timer")
            try daemon.advance("70")
            try expect(
                "Timer", of: daemon,
                """
                  picture  Entry 1 of 2 of generation 2, dated 2026-01-01T00:00:00.000Z.
                  cause    live: a timer or a relative date in it moved on. Generation 2 was made because process HOST asked for a reload 1 min 10 s ago (2026-01-01T00:00:00.000Z).
                  age      Drawn 10 s ago (2026-01-01T00:01:00.000Z).
                  change   In 50 s (2026-01-01T00:02:00.000Z): a timer or a relative date in it has moved on then.
                  run      None by itself (policy never): only a reload, a tap or a start of the daemon leads to one.
                  error    None since the start of the daemon (process DAEMON), 1 min 10 s ago (2026-01-01T00:00:00.000Z).
                """)
        }
    }

    @Test func afterARestart() throws {
        try VirtualDaemon.with(["--provider-timeout", "1h"]) { daemon in
            try daemon.awaitSnapshot(of: "Minutes.systemSmall")
            try daemon.host("set", "policy=after").succeeding()
            try daemon.reload("Minutes")
            try daemon.kill()
            try daemon.host("set", "hang:=true").succeeding()
            try daemon.start()
            try daemon.awaitLine("the hang") { $0["text"] == "the test asked for a hang" }
            try expect(
                "Minutes", of: daemon,
                """
                  picture  Entry 1 of 1 of generation 2, dated 2026-01-01T00:00:00.000Z.
                  cause    start: the daemon (process DAEMON) showed at its start what was archived. Generation 2 was made because a process that is not known any more asked for a reload just now (2026-01-01T00:00:00.000Z).
                  age      Drawn just now (2026-01-01T00:00:00.000Z).
                  change   Not by itself: no entry follows, and no text in it moves on.
                  run      As soon as a place is free, since only so many kinds start a run at once (no-place). It is wanted because each widget has a run at the start of the daemon (process DAEMON).
                  error    None since the start of the daemon (process DAEMON), just now (2026-01-01T00:00:00.000Z).
                """)
        }
    }

    /// In a terminal sentences are broken between words, and stand below each other.
    @Test func fitsATerminal() throws {
        try VirtualDaemon.with { daemon in
            try daemon.awaitSnapshot(of: "Minutes.systemSmall")
            let terminal = try TestTerminal(columns: 60, rows: 24)
            let host = try terminal.start(
                Programs.path(of: "widget-host"),
                ["--container", daemon.container, "--group", daemon.group, "explain", "Minutes"])
            try terminal.wait(for: "the last sentence") { $0.lines.contains { $0.hasPrefix("  error") } }
            #expect(try host.waitForEnd() == .code(0))
            #expect(
                terminal.lines.prefix(4).map { $0 } == [
                    "Minutes.systemSmall", "  picture  Entry 1 of 1 of generation 1, dated",
                    "           2026-01-01T00:00:00.000Z.",
                    "  cause    start: each widget has a run at the start of the",
                ])
        }
    }
}
