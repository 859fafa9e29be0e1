// The rules of timelines on a virtual clock: policies, minimum interval, back-off, damping.
import TestSupport
import Testing

@Suite struct ScheduleTests {
    /// A policy, seconds to go, and when runs come of it.
    static let policies: [(String, String, [Double])] = [
        ("policy=never", "90d", []),
        ("policy=atEnd", "10m", [240, 480]),
        ("policy=after after:=3600", "1d", (1...24).map { Double($0) * 3600 }),
        // Within a second of the run before: no sooner.
        ("policy=after after:=0.25", "5", [1, 2, 3, 4, 5]),
        // Names a date that has come: as if it named none.
        ("policy=after after:=-60", "1h", [900, 1800, 2700, 3600]),
    ]

    @Test(arguments: policies) func runsComeWhenThePolicyWants(_ policy: String, _ span: String, _ runs: [Double])
        throws
    {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"]) { daemon in
            try daemon.host.run(["set", "minutes:=5"] + policy.split(separator: " ").map(String.init)).succeeding()
            try daemon.reload("Minutes")
            let advanced = try daemon.advance(span)
            #expect(try advanced.seconds("timeline") == runs)
        }
    }

    /// 1, 2, 4 … seconds after each failure, until a run succeeds.
    @Test func failuresAreTriedAgainMoreAndMoreSeldom() throws {
        try VirtualDaemon.with(only: ["Trap.systemSmall"]) { daemon in
            try daemon.host("set", "trap:=true").succeeding()
            #expect(try daemon.host("reload", "Trap", "--wait").code == 1)
            #expect(try daemon.advance("31").seconds("failure") == [1, 3, 7, 15, 31])
            let status = try JSONObject(parsing: daemon.host("status", "--json").succeeding().output)
            #expect(status.objects("widgets").first?.text("nextRun") == "2026-01-01T00:01:03.000Z")
            #expect(try daemon.sidecar("Trap.systemSmall").flag("stale") == true)

            try daemon.host("set", "trap:=false", "number:=7").succeeding()
            let advanced = try daemon.advance("--until-idle")
            #expect(try advanced.seconds("timeline") == [63])
            #expect(advanced.text("stopped") == "idle" && advanced.text("now") == "2026-01-01T00:01:03.000Z")
            #expect(try daemon.accessibleText("Trap.systemSmall").contains("safe and sound 7"))
            #expect(try daemon.sidecar("Trap.systemSmall").flag("stale") != true)
        }
    }

    /// A provider that never recovers is followed for an hour, and no longer.
    @Test func endlessRetriesEndUntilIdle() throws {
        try VirtualDaemon.with(only: ["Trap.systemSmall"]) { daemon in
            try daemon.host("set", "trap:=true").succeeding()
            #expect(try daemon.host("reload", "Trap", "--wait").code == 1)
            let advanced = try daemon.advance("--until-idle")
            #expect(advanced.text("stopped") == "endless")
            #expect(try advanced.seconds("failure") == [1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 1923, 2823])
            #expect(try advanced.now() == 2823)
            let shown = try daemon.host("advance", "--until-idle").succeeding().output
            #expect(shown.contains("would for ever"), "\(shown)")
        }
    }

    /// Entries and policies are not what follows: until idle stops before them.
    @Test func untilIdleStopsBeforeTheNextEntryOrPolicy() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall", "Trap.systemSmall"]) { daemon in
            try daemon.host("set", "minutes:=2", "policy=after", "after:=90", "trap:=true").succeeding()
            _ = try daemon.host("reload", "--wait")
            let first = try daemon.advance("--until-idle")
            #expect(first.text("stopped") == "idle")
            #expect(try first.seconds("failure") == [1, 3, 7, 15, 31], "the next try comes after the second entry")
            #expect(try first.now() == 31)
            try daemon.advance("--to", "2026-01-01T00:01:00Z")
            #expect(try daemon.advance("--until-idle").seconds("failure") == [63])
        }
    }

    /// Widget code that reloads itself in every run waits 1, 2, 4 … seconds while nothing changes.
    @Test func widgetCodeThatReloadsItselfIsDamped() throws {
        try VirtualDaemon.with(only: ["Restless.systemSmall"]) { daemon in
            try daemon.host("set", "restless:=true").succeeding()
            try daemon.reload("Restless")
            // What it asks for in that run comes at once.
            try daemon.advance("0")
            #expect(try daemon.advance("60").seconds("timeline") == [2, 6, 14, 30])
            try daemon.host("set", "changing:=true").succeeding()
            try daemon.reload("Restless")
            try daemon.advance("0")
            #expect(try daemon.advance("10").seconds("timeline") == (61...70).map { Double($0) })
        }
    }
}
