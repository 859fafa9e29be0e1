// From an axis' sets of marks to lines and labels at places.
import SwiftUI

/// A side of the plot.
enum PlotEdge: Hashable, Sendable { case leading, trailing, top, bottom }

/// What stands at one value of an axis.
struct AxisItem {
    let value: AxisValue
    /// From the start of the plot's length to its end.
    let fraction: Double
    /// Where the next value begins, or the unit ends.
    let nextFraction: Double?
    let parts: [AxisPart]
    let wording: AxisWording
    let edge: PlotEdge
    /// What stands at the value says the system, not an author.
    let isAutomatic: Bool
    let set: AxisMarkSet
}

/// The marks of one axis.
@MainActor
enum AxisPlan {
    /// - Parameter length: of the chart in the axis' direction, in points.
    static func items(
        _ axis: Axis, _ setting: AxisSetting, _ plan: PlotPlan, length: Double, wording: AxisWording
    ) -> [AxisItem] {
        guard setting.visibility != .hidden, !plan.isPie else { return [] }
        let sets = setting.sets ?? [AxisMarkSet()]
        return sets.flatMap { items(axis, $0, plan, length: length, wording: wording) }
    }

    /// About how many ticks there are along a length, in points.
    static func count(_ axis: Axis, _ setting: AxisSetting, length: Double) -> Int {
        for set in setting.sets ?? [] { if case .automatic(let count?) = set.values.rule { return count } }
        return axis == .horizontal
            ? min(max(Int((length / 62).rounded(.down)), 2), 7) : min(max(Int((length / 50).rounded(.down)), 2), 4)
    }

    private static func items(
        _ axis: Axis, _ set: AxisMarkSet, _ plan: PlotPlan, length: Double, wording: AxisWording
    ) -> [AxisItem] {
        let scale = axis == .horizontal ? plan.x : plan.y
        var wording = wording
        let values = values(of: set, scale, count: count(axis, AxisSetting(sets: [set]), length: length), &wording)
        wording.isPercent = plan.isNormalized && !scale.isNames && isValueAxis(axis, plan)
        let edge = edge(axis, set.position, scale)
        return values.enumerated().compactMap { index, value in
            let after = value.next ?? (index + 1 < values.count ? values[index + 1].datum : nil)
            let axisValue = AxisValue(index: index, count: values.count, datum: value.datum, next: after)
            guard let fraction = scale.fraction(value.datum), (-1e-6...1 + 1e-6).contains(fraction) else { return nil }
            return AxisItem(
                value: axisValue, fraction: fraction, nextFraction: after.flatMap { scale.fraction($0) },
                parts: set.content?(axisValue).allParts ?? standard(axis, scale, set), wording: wording, edge: edge,
                isAutomatic: set.content == nil, set: set
            )
        }
    }

    /// The system's grid lines, ticks and labels.
    private static func standard(_ axis: Axis, _ scale: PositionScale, _ set: AxisMarkSet) -> [AxisPart] {
        let label = AxisPart(kind: .label(AxisLabel(content: set.words.map { .words($0) } ?? .automatic)))
        if scale.isNames { return [label] }
        let line = AxisPart(kind: .gridLine(set.stroke))
        guard axis == .horizontal else { return [line, label] }
        return [line, AxisPart(kind: .tick(set.stroke, length: nil)), label]
    }

    private static func isValueAxis(_ axis: Axis, _ plan: PlotPlan) -> Bool {
        plan.marks.contains { $0.stacking == .normalized && $0.isHorizontal == (axis == .horizontal) }
    }

    private static func edge(_ axis: Axis, _ position: AxisMarkPosition, _ scale: PositionScale) -> PlotEdge {
        switch (axis, position.side) {
        case (.horizontal, .top): .top
        case (.horizontal, _): .bottom
        case (.vertical, .leading): .leading
        case (.vertical, .trailing): .trailing
        // Names are read before their bars.
        case (.vertical, _): scale.isNames ? .leading : .trailing
        }
    }

    /// The values of a set, each with the end of its unit where it has one.
    private static func values(
        of set: AxisMarkSet, _ scale: PositionScale, count: Int, _ wording: inout AxisWording
    ) -> [(datum: Datum, next: Datum?)] {
        switch (scale.domain, set.values.rule) {
        case (.nothing, _): return []
        case (_, .listed(let values)):
            let values = Array(values.prefix(RoundNumbers.most))
            let unit = scale.unit.flatMap { unit in values.count == 1 ? unit : nil }
            return values.map { value in
                guard let unit, case .moment(let start) = value else { return (value, nil) }
                return (value, Datum(moment: start + unit))
            }
        case (.names, _): return scale.names.map { (.name($0), nil) }
        case (.line(let lower, let upper, isMoments: true), .dates(let stride)):
            return dates(stride, lower, upper, &wording)
        case (.line(let lower, let upper, isMoments: true), .automatic), (.line(let lower, let upper, true), .steps):
            let stride = DateStride.automatic(over: upper - lower, count: count, least: scale.unit ?? 0)
            return dates(stride, lower, upper, &wording)
        case (.line(let lower, let upper, isMoments: false), .steps(let step)):
            wording.digits = RoundNumbers.digits(of: step)
            return RoundNumbers.multiples(of: step, from: lower, to: upper).map { (.number($0), nil) }
        case (.line(let lower, let upper, isMoments: false), _):
            if scale.type == .log { return powers(lower, upper) }
            let ticks = RoundNumbers.ticks(from: lower, to: upper, count: count)
            wording.digits = RoundNumbers.digits(of: RoundNumbers.step(over: upper - lower, count: count))
            return ticks.map { (.number($0), nil) }
        }
    }

    private static func dates(
        _ stride: DateStride, _ lower: Double, _ upper: Double, _ wording: inout AxisWording
    ) -> [(datum: Datum, next: Datum?)] {
        wording.stride = stride
        let ticks = stride.ticks(from: lower, to: upper, in: wording.calendar)
        let ends = ticks.inside.dropFirst().map { Optional($0) } + [ticks.next]
        return zip(ticks.inside, ends).map { (.moment($0), $1.map { .moment($0) }) }
    }

    private static func powers(_ lower: Double, _ upper: Double) -> [(datum: Datum, next: Datum?)] {
        let (first, last) = (log10(max(lower, 1e-12)).rounded(.up), log10(max(upper, 1e-12)).rounded(.down))
        guard first <= last, last - first < 50 else { return [(.number(lower), nil), (.number(upper), nil)] }
        return (Int(first)...Int(last)).map { (.number(pow(10, Double($0))), nil) }
    }
}
