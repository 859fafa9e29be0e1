// R54: seconds since 2001, seconds since 1970 and milliseconds mixed up.
import Foundation
import TestSupport
import Testing

@Suite struct R54 {
    /// A date as it is written, and what is said of it.
    static let dates = [
        ("1748213187", "a number, not a text; it looks like seconds since 1970"),
        ("1748213187.5", "a number, not a text; it looks like seconds since 1970"),
        ("1748213187000", "a number, not a text; it looks like milliseconds since 1970"),
        ("769905987", "a number, not a text; it looks like seconds since 2001"),
        ("-1", "a number, not a text"), ("0", "a number, not a text"), ("1e18", "a number, not a text"),
        (#""1748213187""#, #""1748213187" is not a time: a number is no time"#),
        ("true", "not a text"),
    ]

    @Test func noNumberIsTakenForADate() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"))
            try daemon.start()
            try daemon.awaitSnapshot(of: "Feed.systemMedium")
            let before = try Baseline(of: daemon)
            for (number, (date, sentence)) in R54.dates.enumerated() {
                let text = #"""
                    {"version":1,"entries":[{"id":"1","title":"b","date":\#(date)},{"id":"2","title":"Row \#(number)"}]}
                    """#
                let published = try daemon.host("put-entries", "Feed", "-", input: text)
                #expect(published.code == 5 && published.errors.contains("field date: \(sentence)"), "\(published)")

                try daemon.put(text, "entries/Feed.json")
                let receipt = try #require(try daemon.reload("Feed")["Feed.systemMedium"])
                let said = receipt.objects("diagnostics").compactMap { $0.text("message") }
                #expect(said == ["entries/Feed.json entry 0 field date: \(sentence)"], "\(receipt)")
                #expect(try daemon.accessibleText("Feed.systemMedium").contains("Row \(number)\n"))
            }
            try expectNone(before.processProblems())
        }
    }
}
