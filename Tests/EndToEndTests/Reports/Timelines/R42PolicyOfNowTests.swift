// R42: a policy's date that is now or past, a timeline without length, and one without entries.
import Foundation
import TestSupport
import Testing

@Suite struct R42 {
    private static let widget = "Fickle.systemSmall"
    private static let quarters: [Double] = [900, 1800, 2700, 3600]

    /// Entries in seconds from the run, the policy, and the entry that is shown.
    static let spaced: [([Double], [String], Int)] = [
        ([0], ["policy=after", "after:=0"], 0), ([0], ["policy=after", "after:=-3600"], 0),
        ([0], ["policy=after", "after:=-1e9"], 0), ([0], ["policy=atEnd"], 0), ([-1], ["policy=atEnd"], -1),
        ([-90000, -86400, -100000], ["policy=atEnd"], -86400),
        ([-86400, -86400], ["policy=after", "after:=-86400"], -86400),
    ]

    @Test(arguments: spaced) func runsAreAQuarterOfAnHourApart(
        _ offsets: [Double], _ policy: [String], _ shown: Int
    ) throws {
        try ReportedWidgets.with("Fickle") { daemon in
            try daemon.host.run(["set", "label=entry", "offsets:=\(offsets)"] + policy).succeeding()
            try daemon.reload("Fickle")
            #expect(try daemon.accessibleText(Self.widget) == "entry at \(shown)\n")
            // Who asks is told when, and why then.
            #expect(try daemon.status(of: Self.widget).text("nextRun") == "2026-01-01T00:15:00.000Z")
            let explained = try daemon.host("explain", Self.widget).succeeding().output
            #expect(explained.contains("In 15 min (2026-01-01T00:15:00.000Z)"), "\(explained)")
            #expect(try daemon.advance("1h").seconds("timeline") == Self.quarters)
            #expect(try daemon.accessibleText(Self.widget) == "entry at \(shown)\n")
        }
    }

    @Test(arguments: [["policy=never"], ["policy=atEnd"], ["policy=after", "after:=0"]])
    func noEntriesReplaceNothing(_ policy: [String]) throws {
        try ReportedWidgets.with("Fickle", "Pair") { daemon in
            try daemon.set("label=good")
            try daemon.reload("Fickle")
            let before = try Baseline(of: daemon)
            try daemon.host.run(["set", "fault=empty"] + policy).succeeding()
            let failed = try daemon.host("reload", "Fickle", "--wait", "--json")
            #expect(failed.code == 1, "\(failed)")
            #expect(try failed.receipts()[Self.widget]?.text("why") == "no entries")
            try daemon.awaitLine("the failure") { $0["code"] == "run-failed" }
            expectNone(before.diagnosticProblems("run-failed", naming: "no entries"))
            // Tried again at growing intervals, whatever the policy says.
            let failures = try daemon.advance("1h").seconds("failure")
            #expect(failures == [1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 1923, 2823], "\(failures)")
            try expectNone(before.changedSnapshots())
            #expect(try daemon.sidecar(Self.widget).text("why") == "no entries")

            try daemon.set("fault=none", "label=again", "policy=never")
            try daemon.reload("Fickle")
            #expect(try daemon.accessibleText(Self.widget) == "again at 0\n")
            try expectNone(before.processProblems())
            try expectNone(before.othersProblems("Pair"))
            try expectNone(before.leftovers())
        }
    }
}
