// R56: a clock widget dies in the hour that comes twice.
import Foundation
import TestSupport
import Testing

@Suite struct R56 {
    /// A night's beginning in UTC, and what the clock of New York shows every ten minutes from then on.
    static let nights: [(String, [String])] = [
        ("2026-11-01T05:00:00Z", ["01", "01", "02"]),
        ("2026-03-08T06:00:00Z", ["01", "03", "04"]),
    ]

    @Test(arguments: nights) func aClockGoesOn(_ start: String, _ hours: [String]) throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial",
            options: ["--clock", "virtual=\(start)"], isStarted: false
        ) { daemon in
            try daemon.install(("Calendar", "systemLarge"))
            daemon.environment["TZ"] = "America/New_York"
            try daemon.start()
            try daemon.advance("0")
            try daemon.advance("170m")
            let lines = try daemon.snapshotLines(of: "Calendar.systemLarge").filter { $0.text("cause") != "start" }
            let shown = lines.compactMap { $0.text("text")?.prefix(5) }
            let expected = hours.flatMap { hour in ["00", "10", "20", "30", "40", "50"].map { "\(hour):\($0)" } }
            #expect(shown.map(String.init) == Array(expected.dropFirst()), "\(lines)")
            #expect(Set(lines.compactMap { $0.text("date") }).count == expected.count - 1, "no date comes twice")
        }
    }

    /// A time of a wall clock without a zone could be meant twice: it is no date.
    @Test func aTimeWithoutAZoneIsRefused() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            let text = #"[{"id":"1","date":"2026-11-01T01:30:00"}]"#
            let published = try daemon.host("put-entries", "Feed", "-", input: text)
            #expect(published.code == 5 && published.errors.contains("a zone must follow"), "\(published)")
        }
    }
}
