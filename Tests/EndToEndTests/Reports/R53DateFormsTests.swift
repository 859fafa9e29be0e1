// R53: fractional seconds, and every manifest fails to decode, on some hosts only.
import Foundation
import TestSupport
import Testing

@Suite struct R53 {
    static let read = [
        "2026-05-25T22:46:27Z", "2026-05-25T22:46:27.5Z", "2026-05-25T22:46:27.580Z", "2026-05-25T22:46:27.580497Z",
        "2026-05-25T22:46:27.123456789Z", "2026-05-25T22:46:27+02:00", "2026-05-25t22:46:27z", "2028-02-29T00:00:00Z",
    ]
    static let refused = [
        "2026-05-25T22:46:27+0200", "2026-05-25 22:46:27Z", "2026-05-25T22:46:27", "2026-05-25",
        "2026-05-25T24:00:00Z", "2026-12-31T23:59:60Z", "2026-02-29T00:00:00Z",
    ]

    @Test func aFormIsReadByBothProgramsOrByNeither() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"))
            try daemon.start()
            try daemon.awaitSnapshot(of: "Feed.systemMedium")
            for (number, form) in (R53.read + R53.refused).enumerated() {
                let isRead = R53.read.contains(form)
                let text = #"""
                    {"version":1,"entries":[{"id":"1","title":"Row \#(number)"},{"id":"2","title":"b","date":"\#(form)"}]}
                    """#
                let published = try daemon.host("put-entries", "Feed", "-", input: text)
                #expect(published.code == (isRead ? 0 : 5), "\(published)")
                #expect(published.errors.contains("\"\(form)\"") == !isRead, "\(published)")

                // As a host that ignores our rules writes it.
                try daemon.put(text, "entries/Feed.json")
                let receipt = try #require(try daemon.reload("Feed")["Feed.systemMedium"])
                let said = receipt.objects("diagnostics").compactMap { $0.text("message") }
                #expect(said.count == (isRead ? 0 : 1), "\(receipt)")
                #expect(said.allSatisfy { $0.contains("entry 1 field date: \"\(form)\"") }, "\(receipt)")
                let shown = try daemon.accessibleText("Feed.systemMedium")
                #expect(shown.contains("Row \(number)\n"), "the other entry is shown: \(shown)")
            }
        }
    }
}
