// Widget code under a virtual clock: it reads the daemon's time, and waits for as long as it says.
import TestSupport
import Testing

@Suite struct WidgetTimeTests {
    static let starts = ["1990-02-03T04:05:06Z", "2026-01-01T00:00:00Z", "2040-02-03T04:05:06Z"]

    @Test(arguments: starts) func everyDateIsTheClocks(_ start: String) throws {
        try VirtualDaemon.with(only: ["Times.systemLarge"], from: start) { daemon in
            let text = try daemon.accessibleText("Times.systemLarge")
            for line in ["made", "loaded", "now", "view"] { #expect(text.contains("\(line) \(start)"), "\(text)") }

            // Each run meets the time at which it is asked for, in the process that there is.
            try daemon.advance("36h")
            try daemon.reload("Times")
            let later = try daemon.accessibleText("Times.systemLarge")
            #expect(later.contains("made \(start)") && !later.contains("now \(start)"), "\(later)")
            let dated = try daemon.snapshotLines(of: "Times.systemLarge").last
            #expect(dated?.text("date") == dated?.text("time"))
        }
    }

    /// The clock stands while a run is short; for code that waits for a time it goes on.
    @Test func aTimeThatIsWaitedForComes() throws {
        try VirtualDaemon.with(only: ["Times.systemLarge"]) { daemon in
            try daemon.host("set", "later:=0.5").succeeding()
            try daemon.reload("Times")
            #expect(try daemon.accessibleText("Times.systemLarge").contains("later true"))
        }
    }

    @Test(arguments: starts) func waitsTakeTheirTime(_ start: String) throws {
        try VirtualDaemon.with(only: ["Waits.systemLarge"], from: start) { daemon in
            try daemon.host("set", "wait:=true").succeeding()
            // One that hangs is ended by the limit of the run.
            let receipt = try #require(try daemon.reload("Waits")["Waits.systemLarge"])
            #expect(receipt.text("outcome") == "rendered", "\(receipt)")
            let lines = try daemon.accessibleText("Waits.systemLarge").split(separator: "\n")
            #expect(lines.count == 16 && lines.allSatisfy { $0.hasSuffix("waited") }, "\(lines)")
        }
    }

    /// A daemon that starts again later shows what its archive has for that time.
    @Test func aRestartShowsTheEntryOfItsTime() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall", "Times.systemLarge"]) { daemon in
            try daemon.host("set", "minutes:=30", "policy=atEnd").succeeding()
            try daemon.reload("Minutes")
            try daemon.kill()
            try daemon.start(["--clock", "virtual=2026-01-01T00:10:30Z"])
            let line = try daemon.awaitSnapshot(of: "Minutes.systemSmall")
            #expect(line["entry"] == "11/30" && line["cause"] == "start")
            #expect(line["date"] == "2026-01-01T00:10:00.000Z")
            try daemon.advance("0")
            #expect(
                try daemon.snapshotLines(of: "Minutes.systemSmall").last?.text("date") == "2026-01-01T00:10:30.000Z")
        }
    }
}
