// R47: after a sleep nothing can be fetched yet, and what came of that replaces the good picture.
import Foundation
import TestSupport
import Testing

@Suite struct R47 {
    private static let widget = "Fickle.systemSmall"

    /// How a run after a wake-up fails: without entries, with a trap, without an answer.
    @Test(arguments: ["empty", "trap", "kept"]) func theGoodPictureStaysUntilTheFirstSuccess(_ fault: String) throws {
        try ReportedWidgets.with("Fickle", "Pair", options: ["--provider-timeout", "1"]) { daemon in
            try daemon.set("label=good", "policy=after", "after:=600")
            try daemon.reload("Fickle")
            let before = try Baseline(of: daemon)
            try daemon.set("fault=\(fault)", "label=empty")
            let failed = try daemon.host("reload", "Fickle", "--wait")
            #expect(failed.code == 1, "\(failed)")
            // A quarter of an hour without a network.
            let failures = try daemon.advance("15m").seconds("failure", of: Self.widget)
            #expect(failures == [1, 3, 7, 15, 31, 63, 127, 255, 511], "\(failures)")
            try expectNone(before.changedSnapshots())
            // It is told how old it is, and that it is not what it should be.
            for (minutes, age) in [(0, "15 min"), (10, "25 min")] {
                if minutes > 0 { try daemon.advance("\(minutes)m") }
                #expect(try daemon.sidecar(Self.widget).flag("stale") == true)
                let explained = try daemon.host("explain", Self.widget).succeeding().output
                #expect(explained.contains("Drawn \(age) ago"), "\(explained)")
            }
            try expectNone(before.changedSnapshots())

            // The network is there again: the next try shows it, without anybody's reload.
            try daemon.set("fault=none", "label=fresh")
            let next = try #require(try daemon.status(of: Self.widget).text("nextRun"))
            let advanced = try daemon.advance("--until-idle")
            #expect(try advanced.seconds("timeline", of: Self.widget).count == 1)
            #expect(advanced.text("now") == next)
            #expect(try daemon.accessibleText(Self.widget) == "fresh at 0\n")
            #expect(try daemon.sidecar(Self.widget).flag("stale") != true)
            // And then as its policy says.
            #expect(try daemon.advance("10m").seconds("timeline", of: Self.widget).count == 1)
            try expectNone(before.processProblems())
            try expectNone(before.othersProblems("Pair"))
        }
    }

    /// A daemon that starts while nothing can be fetched shows what it had.
    @Test(arguments: ["empty", "trap", "kept"]) func itStaysOverAStart(_ fault: String) throws {
        try ReportedWidgets.with("Fickle", options: ["--provider-timeout", "1"]) { daemon in
            try daemon.set("label=good")
            try daemon.reload("Fickle")
            let picture = try daemon.bytes("snapshots/\(Self.widget).\(Programs.pictureExtension)")
            try daemon.kill()
            try daemon.set("fault=\(fault)", "label=empty")
            try daemon.start()
            try daemon.awaitLine("the failure") { $0["code"] == "run-failed" }
            #expect(try daemon.bytes("snapshots/\(Self.widget).\(Programs.pictureExtension)") == picture)
            #expect(try daemon.accessibleText(Self.widget) == "good at 0\n")
            #expect(!daemon.log.contains { $0.event == "snapshot" && $0["text"] != "good at 0" })
            try daemon.set("fault=none", "label=fresh")
            try daemon.advance("--until-idle")
            #expect(try daemon.accessibleText(Self.widget) == "fresh at 0\n")
        }
    }
}
