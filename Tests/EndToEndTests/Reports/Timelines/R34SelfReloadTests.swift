// R34: widget code that reloads itself, or all, in each of its runs.
import Foundation
import TestSupport
import Testing

@Suite struct R34 {
    /// A provider that writes a file into the group and reloads all kinds, as code does that it shares with the app.
    @Test func aProviderThatReloadsAllDoesNotSpin() throws {
        try VirtualDaemon.with(only: ["Restless.systemSmall", "Pair.systemSmall"]) { daemon in
            let before = try Baseline(of: daemon)
            try daemon.host("set", "everything:=true").succeeding()
            try daemon.reload("Restless")
            let advanced = try daemon.advance("10m")
            #expect(daemon.exists("refreshed.txt"))
            for widget in ["Restless.systemSmall", "Pair.systemSmall"] {
                let runs = try advanced.seconds("timeline", of: widget)
                #expect(runs.count >= 3, "\(widget): \(runs)")
                // Nothing changes, so that each run comes later than the one before it.
                R34.expectAtMost(6, runs, widget)
            }
            // The kind that is told of is held back as a whole: once, and not at each run.
            for kind in ["Restless", "Pair"] {
                let told = before.lines { $0["code"] == "damped" && $0["kind"] == kind }
                #expect(told.count >= 1 && told.count <= 10, "\(told.map(\.text))")
            }
            // Whoever asks from outside does not wait for all that.
            try daemon.host("set", "everything:=false", "left:=7").succeeding()
            try daemon.reload("Pair")
            #expect(try daemon.accessibleText("Pair.systemSmall").contains("left 7"))
            try daemon.reload("Restless")
            #expect(try daemon.accessibleText("Restless.systemSmall").contains("at rest"))
            #expect(try daemon.advance("1h").seconds("timeline", of: "Restless.systemSmall").count <= 1)
            try expectNone(before.processProblems())
            try expectNone(before.leftovers())
        }
    }

    /// A download whose end reloads the widget, whose provider starts the same download.
    @Test func aDownloadThatReloadsDoesNotSpin() throws {
        try PictureProgram.with { pictures in
            try VirtualDaemon.with(only: ["Restless.systemSmall", "Pair.systemSmall"]) { daemon in
                let before = try Baseline(of: daemon)
                try daemon.host("set", "download=\(pictures.url("fleeting/coffee.png"))").succeeding()
                try daemon.reload("Restless")
                let runs = try daemon.advance("10m").seconds("timeline", of: "Restless.systemSmall")
                #expect(runs.count >= 3, "\(runs)")
                R34.expectAtMost(6, runs, "Restless")
                // A run, a request.
                #expect(pictures.requests(of: "fleeting/coffee.png") <= runs.count + 2)
                try expectNone(before.othersProblems("Pair"))
                try daemon.host("unset", "download").succeeding()
                try daemon.reload("Restless")
                try daemon.advance("1h")
                try expectNone(before.leftovers())
            }
        }
    }

    /// What is in the widget's cache is not fetched again, whatever the program that hands it out says.
    @Test func aReloadFetchesNothingThatIsHere() throws {
        try PictureProgram.with { pictures in
            try VirtualDaemon.with(only: ["Feed.systemMedium", "Status.systemSmall"], samples: true) { daemon in
                let items = [("1", "fleeting/coffee.png"), ("2", "fleeting/chelsea.png")]
                try daemon.host("put-entries", "Feed", "-", input: pictures.feed(items)).succeeding()
                try daemon.reload("Feed")
                try daemon.advance("--until-idle")
                let first = try daemon.snapshotLines(of: "Feed.systemMedium").last
                #expect(first?.text("cause") == "extension" && first?.text("outcome") == "rendered")
                for _ in 1...5 { try daemon.reload("Feed") }
                // Its policy wants a run each hour.
                let runs = try daemon.advance("6h").seconds("timeline", of: "Feed.systemMedium")
                #expect(runs.count == 6, "\(runs)")
                for (_, path) in items { #expect(pictures.requests(of: path) == 1) }
            }
        }
    }

    /// No minute, wherever it begins, has more runs.
    private static func expectAtMost(_ most: Int, _ runs: [Double], _ what: String) {
        for first in runs {
            let inMinute = runs.count { $0 >= first && $0 < first + 60 }
            #expect(inMinute <= most, "\(what) has \(inMinute) runs in the minute from \(first): \(runs)")
        }
    }
}
