// R60: 29 February crashes the morning run.
import Foundation
import TestSupport
import Testing

@Suite struct R60 {
    /// A morning, and what the widget says of who was born on 29 February 2000.
    static let mornings = [
        ("2027-02-27", "2-29: 2 days, turns 27"), ("2027-02-28", "2-29: 1 days, turns 27"),
        ("2027-03-01", "2-29: 0 days, turns 27"), ("2027-03-02", "2-29: 364 days, turns 28"),
        ("2028-02-28", "2-29: 1 days, turns 28"), ("2028-02-29", "2-29: 0 days, turns 28"),
    ]

    @Test func everyMorningHasItsElevenLines() throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial",
            options: ["--clock", "virtual=2027-02-26T06:00:00Z"], isStarted: false
        ) { daemon in
            try daemon.install(("Calendar", "systemLarge"))
            daemon.environment["TZ"] = "UTC"
            try daemon.start()
            for (day, line) in R60.mornings {
                try daemon.advance("--to", "\(day)T06:00:00Z")
                #expect(try daemon.reload("Calendar").values.map { $0.text("outcome") } == ["rendered"])
                let lines = try daemon.accessibleText("Calendar.systemLarge").split(separator: "\n").map(String.init)
                #expect(lines.count == 12 && lines.first == "06:00" && lines.contains(line), "\(day): \(lines)")
            }
        }
    }
}
