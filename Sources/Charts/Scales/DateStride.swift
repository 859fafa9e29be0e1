// Steps and ticks of calendars.
import SwiftUI

/// A step of a time axis.
struct DateStride: Hashable, Sendable {
    var unit: Calendar.Component
    var count: Int

    /// The steps that axes choose from, with their lengths in seconds.
    private static let choices: [(stride: DateStride, seconds: Double)] = {
        let units: [(Calendar.Component, Double, [Int])] = [
            (.second, 1, [1, 5, 15, 30]), (.minute, 60, [1, 5, 15, 30]), (.hour, 3600, [1, 2, 3, 6, 12]),
            (.day, 86400, [1, 2]), (.weekOfYear, 604_800, [1, 2]), (.month, 2_629_746, [1, 2, 3, 6]),
            (.year, 31_556_952, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]),
        ]
        return units.flatMap { unit, seconds, counts in
            counts.map { (DateStride(unit: unit, count: $0), seconds * Double($0)) }
        }
    }()

    /// The step that makes about `count` steps over a length in seconds.
    ///
    /// - Parameter least: steps shorter than this, in seconds, are not taken.
    static func automatic(over length: Double, count: Int, least: Double = 0) -> DateStride {
        let wanted = max(length, 1e-3) / Double(max(count, 1))
        let possible = choices.filter { $0.seconds >= least * 0.9 }
        // Nearest by its ratio, where one that is too long counts double: an axis with too few words says too little.
        func distance(_ seconds: Double) -> Double {
            let ratio = log(seconds / wanted)
            return ratio > 0 ? 2 * ratio : -ratio
        }
        return possible.min { distance($0.seconds) < distance($1.seconds) }?.stride
            ?? DateStride(unit: .year, count: 1000)
    }

    /// The moments from one to another, in seconds since 2001, and the one after the last.
    func ticks(from lower: Double, to upper: Double, in calendar: Calendar) -> (inside: [Double], next: Double?) {
        guard lower <= upper, var tick = start(before: lower, in: calendar) else { return ([], nil) }
        var inside: [Double] = []
        // The start may lie many steps before the first tick inside only by the alignment of one larger unit.
        for _ in 0..<1000 {
            let seconds = tick.timeIntervalSinceReferenceDate
            if seconds > upper { return (inside, seconds) }
            if seconds >= lower { inside.append(seconds) }
            guard inside.count <= RoundNumbers.most,
                let next = calendar.date(byAdding: unit, value: max(count, 1), to: tick), next > tick
            else { return (inside.count > RoundNumbers.most ? [] : inside, nil) }
            tick = next
        }
        return (inside, nil)
    }

    /// A whole step at or before a moment.
    private func start(before seconds: Double, in calendar: Calendar) -> Date? {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        guard let whole = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
        guard count > 1 else { return whole }
        let index: Int =
            switch unit {
            case .second, .minute, .hour, .year: calendar.component(unit, from: whole)
            case .month: calendar.component(.month, from: whole) - 1
            default: 0
            }
        return calendar.date(byAdding: unit, value: -(index % count), to: whole) ?? whole
    }
}
