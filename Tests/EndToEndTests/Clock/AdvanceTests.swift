// A clock that moves only when it is told to: what `advance` visits, answers and refuses.
import Foundation
import TestSupport
import Testing

@Suite struct AdvanceTests {
    @Test func aDayOfMinutesGivesALineForEach() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"], options: ["--render", "text"]) { daemon in
            try daemon.host("set", "minutes:=1440").succeeding()
            try daemon.reload("Minutes")
            let advanced = try daemon.advance("24h")
            #expect(advanced.text("from") == "2026-01-01T00:00:00.000Z")
            #expect(advanced.text("now") == "2026-01-02T00:00:00.000Z")
            #expect(advanced.text("stopped") == "target")
            #expect(advanced.object("counts")?.integer("snapshots") == 1439)
            #expect(advanced.objects("happened").count == 1000 && advanced.integer("omitted") == 439)
            #expect(advanced.objects("happened").last?.object("entry")?.integer("index") == 1440)

            let lines = try daemon.snapshotLines(of: "Minutes.systemSmall").dropFirst()
            #expect(lines.count == 1440)
            #expect(Set(lines.compactMap { $0.text("date") }).count == 1440)
            #expect(lines.allSatisfy { $0.text("date") == $0.text("time") && $0.integer("skipped") == nil })
            #expect(lines.last?.text("date") == "2026-01-01T23:59:00.000Z")
            #expect(lines.last?.text("text") == "minute 1439")
        }
    }

    @Test func aSidecarAndTheStatusTellTheTimeOfTheClock() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"]) { daemon in
            try daemon.host("set", "minutes:=3").succeeding()
            try daemon.reload("Minutes")
            try daemon.advance("--to", "2026-01-01T00:01:30.5Z")
            let sidecar = try daemon.sidecar("Minutes.systemSmall")
            #expect(sidecar.text("drawn") == "2026-01-01T00:01:00.000Z")
            #expect(sidecar.text("nextChange") == "2026-01-01T00:02:00.000Z")
            let status = try JSONObject(parsing: daemon.host("status", "--json").succeeding().output)
            #expect(status.text("clock") == "virtual")
            #expect(status.text("started") == "2026-01-01T00:00:00.000Z")
            #expect(status.text("now") == "2026-01-01T00:01:30.500Z")
            #expect(daemon.log.filter { $0.event != "ready" }.allSatisfy { $0.text.hasPrefix("2026-01-01T00:0") })
        }
    }

    @Test func peopleReadWhatHappened() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"]) { daemon in
            try daemon.host("set", "minutes:=2").succeeding()
            try daemon.reload("Minutes")
            let shown = try daemon.host("advance", "90").succeeding().output
            #expect(
                shown == """
                    2026-01-01T00:01:00.000Z  snapshot  Minutes.systemSmall  generation 2  entry 2/2  entry  rendered
                    now 2026-01-01T00:01:30.000Z: 1 snapshot, 0 timelines, 0 failures

                    """
            )
        }
    }

    /// What is refused, and words of the reason.
    static let refused: [([String], Int32, String)] = [
        (["--to", "2025-12-31T23:59:59Z"], 5, "before the clock's now, 2026-01-01T00:00:00.000Z"),
        (["--to", "tomorrow"], 2, "a time such as"), (["-3h"], 2, "no option"), (["3 hours"], 2, "a duration such as"),
        (["3h", "--until-idle"], 2, "usage: widget-host advance"), ([], 2, "usage: widget-host advance"),
        (["3661d"], 2, "at most 3660d"), (["9999999999999"], 2, "a duration such as"),
        (["--to", "9999-01-01T00:00:00Z"], 5, "lies more than 3660 days after the clock's now"),
    ]

    @Test func aClockGoesForwardAndWithinTheCalendar() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"]) { daemon in
            for (words, code, reason) in AdvanceTests.refused {
                let result = try daemon.host.run(["advance"] + words)
                #expect(result.code == code && result.errors.contains(reason), "\(result)")
            }
            let status = try JSONObject(parsing: daemon.host("status", "--json").succeeding().output)
            #expect(status.text("now") == "2026-01-01T00:00:00.000Z")
        }
    }

    @Test func theSystemsClockIsNotMoved() throws {
        try DaemonFixture.with { daemon in
            let refused = try daemon.host("advance", "3h")
            #expect(refused.code == 5)
            #expect(refused.errors.contains("only widgetd --clock virtual=TIME can be advanced"), "\(refused)")
            let connection = try daemon.connect()
            try connection.send(#"{"id":1,"method":"advance","params":{"by":1}}"# + "\n")
            #expect(try connection.answer().object("error")?.integer("code") == -32003)
        }
    }

    /// Several moves go one after another, whoever asks; others are answered between them.
    @Test func movesQueueAndOthersAreServed() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall"], options: ["--render", "text"]) { daemon in
            try daemon.host("set", "minutes:=600").succeeding()
            try daemon.reload("Minutes")
            let connections = try (0..<4).map { _ in try daemon.connect() }
            for connection in connections {
                try connection.send(#"{"id":1,"method":"advance","params":{"by":3600}}"# + "\n")
            }
            // One wants no answer: its move is made though it leaves.
            do {
                let leaver = try daemon.connect()
                try leaver.send(#"{"method":"advance","params":{"by":3600}}"# + "\n")
            }
            let reload = try daemon.connect()
            try reload.send(
                #"{"id":1,"method":"reloadTimelines","params":{"kind":"Minutes","wait":"rendered"}}"# + "\n")
            let receipt = try #require(try reload.answer().object("result")?.objects("receipts").first)
            #expect(receipt.text("outcome") != "failed", "\(receipt)")
            let ends = try connections.map { try $0.answer().object("result")?.text("now") }
            #expect(Set(ends.compactMap(\.self)).count == 4, "\(ends)")
            #expect(try daemon.advance("0").text("now") == "2026-01-01T05:00:00.000Z")
        }
    }

    /// What a start has begun ends before the clock moves.
    @Test func runsInFlightEndFirst() throws {
        try VirtualDaemon.with(only: ["Minutes.systemSmall", "Times.systemLarge", "Pair.systemSmall"]) { daemon in
            try daemon.host("reload").succeeding()
            try daemon.advance("1h")
            for widget in ["Minutes.systemSmall", "Times.systemLarge", "Pair.systemSmall"] {
                let last = try daemon.snapshotLines(of: widget).last
                #expect(last?.integer("generation") == 2 && last?.text("time") == "2026-01-01T00:00:00.000Z")
            }
        }
    }
}
