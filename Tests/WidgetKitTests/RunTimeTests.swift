// Dates of a run under a virtual clock, as the daemon has them.
import Testing
import ViewArchive

@testable import WidgetKit

@Suite struct RunTimeTests {
    /// The clock's instant, a date of the run, and what becomes of it; the run ends 7 seconds after 100.
    static let dates: [(Double?, Double, Double)] = [
        (100, 100, 100), (100, 103, 100), (100, 107, 100), (100, 107.5, 107.5), (100, 99, 99), (nil, 103, 103),
    ]

    @Test(arguments: dates) func whatCameWhileTheRunLastedIsNow(_ instant: Double?, _ date: Double, _ seen: Double) {
        let time = RunTime(now: 107, instant: instant)
        #expect(time.seen(date) == seen)
        #expect(time.seen(.after(date)) == .after(seen))
        #expect(time.seen(.atEnd) == .atEnd)
    }
}
