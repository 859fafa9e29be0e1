// A clock that moves only when it is told to: what `advance` visits, answers and refuses.
import Foundation
import TestSupport
import Testing

@Suite struct AdvanceTests {
    @Test func aDayOfMinutesGivesALineForEach() throws {
        try VirtualDaemon.with(["--render", "text"]) { daemon in
            try daemon.host("set", "minutes:=1440").succeeding()
            try daemon.reload("Minutes")
            let advanced = try daemon.advance("24h")
            #expect(advanced.text("now") == "2026-01-02T00:00:00.000Z")
            #expect(advanced.text("stopped") == "target")
            let all = try daemon.snapshotLines(of: "Minutes.systemSmall")
            let lines = all.filter { $0.integer("generation") == all.last?.integer("generation") }
            #expect(lines.count == 1440)
            #expect(Set(lines.compactMap { $0.text("date") }).count == 1440)
            #expect(lines.allSatisfy { $0.text("date") == $0.text("time") })
            #expect(lines.last?.text("date") == "2026-01-01T23:59:00.000Z")
            #expect(lines.last?.text("text") == "minute 1439")
        }
    }

    @Test func theSystemsClockIsNotMoved() throws {
        try DaemonFixture.with { daemon in
            let refused = try daemon.host("advance", "3h")
            #expect(refused.code == 5)
            #expect(refused.errors.contains("only widgetd --clock virtual=TIME can be advanced"), "\(refused)")
        }
    }
}
