// Timers in pictures move on between entries, as often as --live says, and everybody is told when they do next.
import Foundation
import TestSupport
import Testing

@Suite struct LiveTextTests {
    private static let widget = "Timer.systemSmall"

    /// The timer's words, why they were drawn and when they are drawn again.
    private static func state(_ daemon: DaemonFixture) throws -> [String?] {
        let sidecar = try daemon.sidecar(widget)
        let words = try daemon.accessibleText(widget).split(separator: "\n").first.map { String($0) }
        return [words, sidecar.text("cause"), sidecar.text("nextChange").map { String($0.dropFirst(11)) }]
    }

    private static func showTimer(_ daemon: DaemonFixture) throws {
        try daemon.host("set", "timer:=true").succeeding()
        try daemon.reload("Timer")
    }

    @Test func eachMinuteUntilTheNextEntry() throws {
        try VirtualDaemon.with { daemon in
            try Self.showTimer(daemon)
            #expect(try Self.state(daemon) == ["0:00", "reload", "00:01:00.000Z"])
            let before = try daemon.bytes("snapshots/\(Self.widget).\(Programs.pictureExtension)")
            try daemon.advance("59")
            #expect(try Self.state(daemon) == ["0:00", "reload", "00:01:00.000Z"])
            try daemon.advance("1")
            #expect(try Self.state(daemon) == ["1:00", "live", "00:02:00.000Z"])
            #expect(try daemon.bytes("snapshots/\(Self.widget).\(Programs.pictureExtension)") != before)
            #expect(try daemon.sidecar(Self.widget).text("drawn") == "2026-01-01T00:01:00.000Z")
            try daemon.advance("1m")
            #expect(try Self.state(daemon) == ["2:00", "live", "00:02:30.000Z"])
            try daemon.advance("30")
            #expect(try Self.state(daemon) == ["0:00", "entry", "00:03:00.000Z"])
            try daemon.advance("1m")
            #expect(try Self.state(daemon) == ["0:30", "live", "00:04:00.000Z"])
            // Such redraws have no lines, in neither log.
            #expect(
                try daemon.snapshotLines(of: Self.widget).compactMap { $0.text("cause") }.allSatisfy { $0 != "live" })
            #expect(daemon.log.allSatisfy { $0["cause"] != "live" })
        }
    }

    /// Options, and how often a timer is drawn again in ten minutes; in the third minute an entry comes between.
    static let days: [([String], Int)] = [([], 1), (["--log-live"], 10), (["--live", "1"], 1), (["--live", "0"], 0)]

    /// Whether anybody sees it on the way or not, it is the same in the end.
    @Test(arguments: days) func aClockThatGoesOnDrawsWhatSomebodySees(_ options: [String], _ redraws: Int) throws {
        try VirtualDaemon.with(only: [Self.widget], options: options) { daemon in
            try Self.showTimer(daemon)
            let advanced = try daemon.advance("10m")
            #expect(advanced.object("counts")?.integer("redraws") == redraws)
            #expect(advanced.object("counts")?.integer("snapshots") == 1)
            let listed = advanced.objects("happened").filter { $0.text("cause") == "live" }
            #expect(listed.count == (options == ["--log-live"] ? redraws : 0))
            if redraws == 0 { return }
            #expect(
                try Self.state(daemon) == ["7:30", "live", options.contains("1") ? "00:10:01.000Z" : "00:11:00.000Z"])
            #expect(try daemon.sidecar(Self.widget).text("drawn") == "2026-01-01T00:10:00.000Z")
            let shown = try daemon.host("advance", "1m").succeeding().output
            let words = "0 snapshots, 0 timelines, 0 failures, redrawn 1 time\n"
            #expect(shown.hasSuffix(words), "\(shown)")
        }
    }

    @Test func eachSecondWithItsLine() throws {
        try VirtualDaemon.with(["--live", "1", "--log-live"]) { daemon in
            try Self.showTimer(daemon)
            try daemon.advance("5")
            let lines = try daemon.snapshotLines(of: Self.widget).filter { $0.text("cause") == "live" }
            #expect(lines.map { $0.text("time") } == (1...5).map { "2026-01-01T00:00:0\($0).000Z" })
            #expect(lines.map { $0.text("text")?.prefix(4) } == (1...5).map { "0:0\($0)" })
            #expect(lines.allSatisfy { $0.text("outcome") == "rendered" })
        }
    }

    /// Words that grow longer than they were with their entry are drawn whole.
    @Test func wordsThatGrowHaveRoom() throws {
        try VirtualDaemon.with(only: [Self.widget], options: ["--live", "1", "--render", "text"]) { daemon in
            for ahead in ["1500", "86400"] {
                try daemon.host("set", "ahead:=\(ahead)").succeeding()
                try daemon.reload("Timer")
                for step in ["0", "1", "40"] {
                    try daemon.advance(step)
                    let words = try #require(try Self.state(daemon)[0])
                    let cells = try String(decoding: daemon.bytes("snapshots/\(Self.widget).cells"), as: UTF8.self)
                    // In one line or in two.
                    let letters = cells.rows.joined().filter { !"┌┐└┘─│".contains($0) && !$0.isWhitespace }
                    #expect(words.hasSuffix(".") && letters.contains(words.filter { !$0.isWhitespace }), "\(cells)")
                }
            }
        }
    }

    @Test func onlyWithItsEntry() throws {
        try VirtualDaemon.with(["--live", "0"]) { daemon in
            try Self.showTimer(daemon)
            try daemon.advance("2m")
            #expect(try Self.state(daemon) == ["0:00", "reload", "00:02:30.000Z"])
            try daemon.advance("1m")
            #expect(try Self.state(daemon) == ["0:00", "entry", nil])
        }
    }

    /// Who shows pictures must know of each that is replaced.
    @Test func subscribersHearOfEachRedraw() throws {
        try VirtualDaemon.with { daemon in
            try Self.showTimer(daemon)
            let connection = try daemon.connect()
            try connection.send(#"{"id":1,"method":"subscribe","params":{"events":["snapshot"]}}"# + "\n")
            _ = try connection.answer()
            try daemon.advance("2m")
            for words in ["1:00", "2:00"] {
                var told = try #require(try connection.answer().object("params"))
                while told.text("widget") != Self.widget {
                    told = try #require(try connection.answer().object("params"))
                }
                #expect(told.text("cause") == "live" && told.text("text")?.hasPrefix(words) == true, "\(told)")
            }
        }
    }

    /// A new timeline that begins later leaves the picture, and the sidecar says when that changes.
    @Test func theNextChangeFollowsTheNewestTimeline() throws {
        try VirtualDaemon.with { daemon in
            try Self.showTimer(daemon)
            try daemon.host("set", "delay:=3600").succeeding()
            try daemon.reload("Timer")
            #expect(try Self.state(daemon) == ["0:00", "reload", "01:00:00.000Z"])
            try daemon.advance("1h")
            #expect(try Self.state(daemon) == ["0:00", "entry", "01:01:00.000Z"])
        }
    }
}
