// Lines and points.
public import SwiftUI

/// A point of a line; marks of one series are joined.
nonisolated public struct LineMark: ChartContent, MarkContent {
    public typealias Body = Never

    let mark: PlottedMark

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = PlottedMark(form: .line, x: Extent(x), y: Extent(y))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = PlottedMark(form: .line, x: Extent(x), y: Extent(y), series: series.plotted?.start)
    }
}

/// A symbol at a place.
nonisolated public struct PointMark: ChartContent, MarkContent {
    public typealias Body = Never

    let mark: PlottedMark

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = PlottedMark(form: .point, x: Extent(x), y: Extent(y))
    }

    /// A symbol at a height of the plot, in points from its top; nil is the middle.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = PlottedMark(form: .point, x: Extent(x), y: Extent(edges: y, y))
    }

    /// A symbol at a place of the plot, in points from its left edge; nil is the middle.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = PlottedMark(form: .point, x: Extent(edges: x, x), y: Extent(y))
    }
}
