// Which numbers and moments an axis names, and where a scale's ends lie.
import Foundation
import Testing

@testable import Charts

@Suite struct TickTests {
    @Test(arguments: [
        (0.0, 10.0, 5, [0.0, 2, 4, 6, 8, 10]),
        (0, 11_320, 4, [0, 2000, 4000, 6000, 8000, 10_000]),
        (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (-3.3, 5.5, 3, [-2, 0, 2, 4]),
        (14.2, 25.2, 5, [16, 18, 20, 22, 24]),
        (0.001, 0.004, 3, [0.001, 0.002, 0.003, 0.004]),
        (5, 5, 4, [5]),
        (0, 1e100, 2, [0, 5e99, 1e100]),
        (0, 1e-300, 1, [0, 1e-300]),
    ])
    func numbers(_ lower: Double, _ upper: Double, _ count: Int, _ ticks: [Double]) {
        #expect(RoundNumbers.ticks(from: lower, to: upper, count: count) == ticks)
    }

    /// Whatever the ends, an axis has few ticks, and all lie inside.
    @Test(arguments: [0, 1, -1, 1e-12, 3.7, 1e15, -1e100, 1e100, .infinity, -.infinity, .nan] as [Double])
    func numbersAreFew(_ lower: Double) {
        for length in [0, 1e-30, 0.1, 7, 1e9, 1e100, .infinity] as [Double] {
            for count in [-1, 0, 1, 5, 50] {
                let ticks = RoundNumbers.ticks(from: lower, to: lower + length, count: count)
                #expect(ticks.count <= RoundNumbers.most + 1, "\(lower) + \(length), \(count)")
            }
        }
    }

    @Test(arguments: [
        (0.0, 103.0, 5, 0.0, 120.0), (0, 11_320, 5, 0, 12_000), (-3.3, 5.5, 5, -4, 6), (14.2, 25.2, 5, 14, 26),
        (0, 100, 5, 0, 100),
    ])
    func endsAreRound(_ lower: Double, _ upper: Double, _ count: Int, _ low: Double, _ high: Double) {
        let ends = RoundNumbers.rounded(lower, upper, count: count)
        #expect(ends.lower == low && ends.upper == high)
    }

    @Test(arguments: [(1.0, 0), (0.5, 1), (0.25, 2), (20, 0), (0.001, 3), (0, 0), (.infinity, 0)])
    func digits(_ step: Double, _ digits: Int) { #expect(RoundNumbers.digits(of: step) == digits) }

    private static let hour = 3600.0
    private static let day = 86400.0

    @Test(arguments: [
        (60.0, 4, Calendar.Component.second, 15), (hour, 4, .minute, 15), (day, 4, .hour, 6), (7 * day, 5, .day, 1),
        (12 * day, 5, .day, 2), (30 * day, 5, .weekOfYear, 1), (365 * day, 5, .month, 2), (365 * day, 12, .month, 1),
        (3652 * day, 5, .year, 2), (1e11, 5, .year, 500), (0, 5, .second, 1),
    ])
    func strides(_ length: Double, _ count: Int, _ unit: Calendar.Component, _ step: Int) {
        #expect(DateStride.automatic(over: length, count: count) == DateStride(unit: unit, count: step))
    }

    /// From 2026-06-08, 09:41 on.
    @Test(arguments: [
        (DateStride(unit: .hour, count: 6), day, ["8T12", "8T18", "9T00", "9T06"]),
        (DateStride(unit: .day, count: 1), 3 * day, ["9T00", "10T00", "11T00"]),
        (DateStride(unit: .month, count: 1), 70 * day, ["1T00", "1T00"]),
        (DateStride(unit: .month, count: 3), 300 * day, ["1T00", "1T00", "1T00", "1T00"]),
        (DateStride(unit: .second, count: 1), day, []),
    ])
    func moments(_ stride: DateStride, _ length: Double, _ ticks: [String]) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = 1_780_911_660 - Date.timeIntervalBetween1970AndReferenceDate
        let found = stride.ticks(from: start, to: start + length, in: calendar).inside.map { seconds in
            let parts = calendar.dateComponents([.day, .hour], from: Date(timeIntervalSinceReferenceDate: seconds))
            return "\(parts.day ?? 0)T" + (parts.hour ?? 0 < 10 ? "0" : "") + "\(parts.hour ?? 0)"
        }
        #expect(found == ticks)
    }
}
