// Bars and areas that stand on one another.
import SwiftUI

/// Gives bars and areas their two ends.
enum Stacking {
    /// Where marks meet and are added up.
    private struct Place: Hashable {
        let across: Datum
        let beside: Datum?
        let isArea: Bool
        let isHorizontal: Bool
    }

    private struct Sums {
        var above = 0.0
        var below = 0.0
    }

    /// The marks with values from one number to another in place of one number, in the same order.
    static func stacked(_ marks: [PlottedMark]) -> [PlottedMark] {
        var totals: [Place: Sums] = [:]
        for mark in marks {
            guard let (place, value) = growth(of: mark) else { continue }
            add(value, to: &totals[place, default: Sums()])
        }
        var sums: [Place: Sums] = [:]
        return marks.map { mark in
            var mark = mark
            mark.said = (mark.x, mark.y)
            guard let (place, value) = growth(of: mark) else { return mark }
            let total = totals[place] ?? Sums()
            let before = sums[place] ?? Sums()
            add(value, to: &sums[place, default: Sums()])
            let start = value < 0 ? before.below : before.above
            let ends = ends(from: start, value, total, mark.stacking)
            let extent = Extent.between(Plotted(bounded(ends.0)), Plotted(bounded(ends.1)))
            if place.isHorizontal { mark.x = extent } else { mark.y = extent }
            return mark
        }
    }

    /// Whether any marks show their parts of a whole.
    static func isNormalized(_ marks: [PlottedMark]) -> Bool {
        marks.contains { $0.stacking == .normalized && growth(of: $0) != nil }
    }

    private static func ends(
        from start: Double, _ value: Double, _ total: Sums, _ method: MarkStackingMethod
    ) -> (Double, Double) {
        let whole = total.above - total.below
        switch method.rule {
        case .standard: return (start, start + value)
        case .unstacked: return (0, value)
        case .normalized: return whole > 0 ? (start / whole, (start + value) / whole) : (0, 0)
        case .center:
            let middle = (total.above + total.below) / 2
            return (start - middle, start + value - middle)
        }
    }

    private static func add(_ value: Double, to sums: inout Sums) {
        if value < 0 { sums.below += value } else { sums.above += value }
    }

    private static func bounded(_ number: Double) -> Datum { Datum(number: number) ?? .number(0) }

    /// Where a mark grows from zero, and how far; nil for marks that have both ends, or none.
    private static func growth(of mark: PlottedMark) -> (Place, Double)? {
        guard mark.form == .bar || mark.form == .area, case .at(let x) = mark.x, case .at(let y) = mark.y else {
            return nil
        }
        let isHorizontal = mark.isHorizontal
        let (along, across) = isHorizontal ? (x, y) : (y, x)
        guard let value = along.start.number, along.end == nil else { return nil }
        let place = Place(
            across: across.start, beside: mark.style.positionBy, isArea: mark.form == .area,
            isHorizontal: isHorizontal
        )
        return (place, value)
    }
}
