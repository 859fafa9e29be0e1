// From values to places in a direction of the plot.
import SwiftUI

/// A domain of values laid along a length.
struct PositionScale {
    enum Domain: Hashable {
        /// Numbers or moments between two ends, the first below the second.
        case line(Double, Double, isMoments: Bool)
        /// Names in bands of equal length.
        case names([String: Int])
        /// Nothing is plotted in this direction.
        case nothing
    }

    var domain: Domain
    var type = ScaleType.linear
    /// From the end to the start.
    var isReversed = false
    /// In points, inside the length.
    var startPadding = 0.0
    var endPadding = 0.0
    /// Where the domain begins and ends, in points, whatever the length.
    var ends: ClosedRange<Double>?
    /// The least distance between two values that have no unit, in the domain's measure.
    var gap: Double?
    /// The shortest unit that was plotted, in seconds.
    var unit: Double?

    /// Where a value stands, from 0 at the start to 1 at the end; beyond them outside the domain.
    func fraction(_ datum: Datum) -> Double? {
        let plain: Double?
        switch (domain, datum) {
        case (.line(let lower, let upper, isMoments: false), .number(let value)):
            // Bars of a logarithmic scale begin at its start, where zero would lie infinitely far below.
            plain = type == .log && value <= 0 ? 0 : type.fraction(value, from: lower, to: upper)
        case (.line(let lower, let upper, isMoments: true), .moment(let value)):
            plain = (value - lower) / (upper - lower)
        case (.names(let names), .name(let name)):
            plain = names[name].map { (Double($0) + 0.5) / Double(names.count) }
        default: plain = nil
        }
        guard let plain, plain.isFinite else { return nil }
        let bounded = min(max(plain, -1000), 1000)
        return isReversed ? 1 - bounded : bounded
    }

    /// A fraction in points of a length.
    func points(_ fraction: Double, _ length: Double) -> Double {
        if let ends { return ends.lowerBound + fraction * (ends.upperBound - ends.lowerBound) }
        return startPadding + fraction * max(length - startPadding - endPadding, 0)
    }

    /// Where a value stands in points.
    func place(_ datum: Datum, _ length: Double) -> Double? { fraction(datum).map { points($0, length) } }

    /// The room of a value: its band, its unit, or as much as the nearest others leave it.
    func room(_ value: Plotted, _ length: Double) -> ClosedRange<Double>? {
        guard let middle = fraction(value.middle) else { return nil }
        if case .names(let names) = domain { return around(middle, 1 / Double(names.count), length) }
        if let end = value.end, let first = fraction(value.start), let last = fraction(end) {
            return ordered(points(first, length), points(last, length))
        }
        guard case .line(let lower, let upper, _) = domain, let gap else { return around(middle, 0.2, length) }
        return around(middle, min(gap / (upper - lower), 1), length)
    }

    private func around(_ middle: Double, _ share: Double, _ length: Double) -> ClosedRange<Double> {
        ordered(points(middle - share / 2, length), points(middle + share / 2, length))
    }

    /// The value at a place in points.
    func datum(at place: Double, _ length: Double) -> Datum? {
        let (start, end) = (points(0, length), points(1, length))
        guard end > start else { return nil }
        let plain = (place - start) / (end - start)
        let fraction = isReversed ? 1 - plain : plain
        switch domain {
        case .line(let lower, let upper, let isMoments):
            if isMoments { return Datum(moment: lower + fraction * (upper - lower)) }
            return Datum(number: type.value(fraction, from: lower, to: upper))
        case .names(let names):
            let index = Int((min(max(fraction, 0), 1) * Double(names.count)).rounded(.down))
            return names.first { $0.value == min(index, names.count - 1) }.map { .name($0.key) }
        case .nothing: return nil
        }
    }

    /// The names, in order.
    var names: [String] {
        guard case .names(let names) = domain else { return [] }
        return names.sorted { $0.value < $1.value }.map(\.key)
    }

    var isNames: Bool { if case .names = domain { true } else { false } }
}

/// Two numbers as a range, whichever is the smaller.
func ordered(_ first: Double, _ second: Double) -> ClosedRange<Double> { min(first, second)...max(first, second) }
