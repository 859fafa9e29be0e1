// At which values an axis has marks.
public import SwiftUI

/// The values of an axis' marks.
public struct AxisMarkValues {
    enum Rule {
        case automatic(count: Int?)
        case dates(DateStride)
        case steps(Double)
        case listed([Datum])
    }

    let rule: Rule

    /// Round values, about as many as are wished for.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(rule: .automatic(count: desiredCount.map { min(max($0, 1), 50) })) }

    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { automatic(desiredCount: desiredCount) }

    public static var automatic: AxisMarkValues { automatic() }

    /// Every so many units of the calendar.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(rule: .dates(DateStride(unit: component, count: max(count, 1)))) }

    /// Every so much.
    public static func stride<P: Plottable>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        guard case .number(let step)? = Datum(stepSize), step > 0 else { return automatic }
        return AxisMarkValues(rule: .steps(step))
    }
}

/// At which side of the plot an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Side: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

    let side: Side

    public static let automatic = AxisMarkPosition(side: .automatic)
    public static let leading = AxisMarkPosition(side: .leading)
    public static let trailing = AxisMarkPosition(side: .trailing)
    public static let top = AxisMarkPosition(side: .top)
    public static let bottom = AxisMarkPosition(side: .bottom)
}

/// How labels stand to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, aligned, extended, inset }

    let kind: Kind

    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// The first and the last label do not reach beyond the plot.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    public static let extended = AxisMarkPreset(kind: .extended)
    /// Labels stand inside the plot.
    public static let inset = AxisMarkPreset(kind: .inset)
}

/// A value of an axis.
public struct AxisValue {
    public let index: Int
    public let count: Int
    let datum: Datum
    /// Where the next value stands, or the value's unit ends.
    let next: Datum?

    /// The value as an author's type; nil where it is none.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { datum.value(as: type) }
}

/// The marks of an axis at some of its values.
struct AxisMarkSet {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// The style of grid lines that say none.
    var stroke: StrokeStyle?
    /// The parts at a value; nil for the system's.
    var content: ((AxisValue) -> any AxisMark)?
    /// The words of a value where the parts are the system's.
    var words: ((Datum, AxisWording) -> String?)?
}
