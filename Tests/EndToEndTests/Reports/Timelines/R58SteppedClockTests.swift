// R58: a clock that stands after a suspend, and a wait that never ends once time has moved back.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct R58 {
    private static let widget = "Fickle.systemSmall"

    /// A daemon under a wall clock of its own.
    private static func with(_ body: (DaemonFixture, StepClock) throws -> Void) throws {
        try ReportedWidgets.with("Fickle", isVirtual: false, isStarted: false) { daemon in
            let clock = try StepClock(in: daemon.scratch)
            daemon.environment = clock.environment
            try daemon.start()
            try daemon.awaitSnapshot(of: widget)
            try body(daemon, clock)
        }
    }

    /// Stopped while entries come due, as in a suspend; somebody may ask for a reload meanwhile.
    @Test(arguments: [false, true]) func whatWasSleptThroughIsNotReplayed(isReloaded: Bool) throws {
        try ReportedWidgets.with("Fickle", isVirtual: false) { daemon in
            let process = try #require(daemon.daemon?.child)
            try daemon.set("label=entry", "offsets:=[0,0.4,0.8,1.2,1.6,3600]")
            let connection = try daemon.connect()
            try daemon.reload("Fickle")
            try daemon.pause()
            try process.waitUntilStopped()
            let last = try #require(daemon.sidecar(Self.widget).object("entry"))
            let before = try Baseline(of: daemon)
            if isReloaded { try connection.send(Self.request) }
            try Self.pass(until: Date(timeIntervalSinceNow: 2), daemon)
            daemon.forgetLog()
            daemon.resume()
            if isReloaded {
                let receipt = try #require(try connection.answer().object("result")?.objects("receipts").first)
                #expect(receipt.text("outcome") != "failed", "\(receipt)")
                #expect(try daemon.accessibleText(Self.widget) == "entry at 0\n")
                // The new timeline's first entry; of the old one no more than the one that was due.
                #expect(before.lines { $0.event == "snapshot" && $0["cause"] != "reload" }.count <= 1)
            } else {
                let line = try daemon.awaitSnapshot(of: Self.widget)
                #expect(line["entry"] == "5/6" && line["text"] == "entry at 1", "\(line.text)")
                let shown = last.integer("index") ?? 0
                #expect(Int(line["skipped"] ?? "0") == 5 - shown - 1, "\(line.text) after entry \(shown)")
                try daemon.host("status").succeeding()
                #expect(before.lines { $0.event == "snapshot" }.count == 1)
            }
            try expectNone(before.processProblems())
        }
    }

    @Test(.enabled(if: StepClock.library != nil)) func anHourAheadShowsTheEntryOfTheNewNow() throws {
        try Self.with { daemon, clock in
            try daemon.set("label=entry", "offsets:=[0,600,1200,7200]")
            try daemon.reload("Fickle")
            let before = try Baseline(of: daemon)
            daemon.forgetLog()
            try clock.set(ahead: 3600)
            let line = try daemon.awaitSnapshot(of: Self.widget)
            #expect(line["cause"] == "clock" && line["entry"] == "3/4" && line["skipped"] == "1", "\(line.text)")
            #expect(line["text"] == "entry at 1200")
            // The next one is planned by the new clock: three thousand seconds from now.
            let status = try daemon.status(of: Self.widget)
            #expect(try Self.seconds(until: status.text("nextChange"), ahead: 3600).rounded(to: 100) == 3600)
            try daemon.reload("Fickle")
            #expect(try daemon.accessibleText(Self.widget) == "entry at 0\n")
            #expect(before.lines { $0.event == "snapshot" }.count == 2)
            try expectNone(before.processProblems())
        }
    }

    @Test(.enabled(if: StepClock.library != nil)) func aPolicysDateInWhatWasSkippedMakesOneRun() throws {
        try Self.with { daemon, clock in
            try daemon.set("label=entry", "policy=after", "after:=1800")
            try daemon.reload("Fickle")
            let generation = try daemon.sidecar(Self.widget).integer("generation") ?? 0
            let before = try Baseline(of: daemon)
            daemon.forgetLog()
            try clock.set(ahead: 3600)
            let line = try daemon.awaitSnapshot(of: Self.widget) { $0["cause"] == "policy" }
            #expect(line["generation"] == "\(generation + 1)", "\(line.text)")
            let next = try daemon.status(of: Self.widget).text("nextRun")
            #expect(try Self.seconds(until: next, ahead: 3600).rounded(to: 100) == 1800)
            // A reload is the next generation: there was no second run.
            try daemon.reload("Fickle")
            #expect(try daemon.sidecar(Self.widget).integer("generation") == generation + 2)
            try expectNone(before.processProblems())
        }
    }

    @Test(.enabled(if: StepClock.library != nil), arguments: [false, true])
    func anHourBackLeavesNothingWaiting(isReloaded: Bool) throws {
        try Self.with { daemon, clock in
            try clock.set(ahead: 3600)
            try daemon.set("label=entry", "offsets:=[0,1200]")
            try daemon.reload("Fickle")
            let before = try Baseline(of: daemon)
            daemon.forgetLog()
            try clock.set(ahead: 0)
            if isReloaded {
                try daemon.set("label=later", "offsets:=[0,0.5]")
                try daemon.reload("Fickle")
                // By the new clock, whose second the timer waits for.
                let line = try daemon.awaitSnapshot(of: Self.widget) { $0["entry"] == "2/2" }
                #expect(line["cause"] == "entry" && line["text"] == "later at 0", "\(line.text)")
            } else {
                // What is shown stays until its date has come again, and the one after it waits as long as ever.
                try expectNone(before.changedSnapshots())
                let next = try daemon.status(of: Self.widget).text("nextChange")
                #expect(try Self.seconds(until: next, ahead: 0).rounded(to: 100) == 3600)
                try clock.set(ahead: 3600 + 1201)
                try daemon.awaitSnapshot(of: Self.widget) { $0["entry"] == "2/2" && $0["cause"] == "clock" }
            }
            try expectNone(before.processProblems())
        }
    }

    private static let request =
        #"{"id":1,"method":"reloadTimelines","params":{"kind":"Fickle","wait":"rendered"}}"# + "\n"

    /// Lets time pass while the daemon stands: another program is asked again and again.
    private static func pass(until end: Date, _ daemon: DaemonFixture) throws {
        while Date() < end { try daemon.host("--version").succeeding() }
    }

    /// From now, by a clock that goes ahead, to a time as the status writes it.
    private static func seconds(until text: String?, ahead: Double) throws -> Double {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        return try style.parse(text ?? "").timeIntervalSinceNow - ahead
    }
}

private extension Double {
    func rounded(to step: Double) -> Double { (self / step).rounded() * step }
}
