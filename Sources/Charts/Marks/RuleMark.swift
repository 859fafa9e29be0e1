// Straight lines through a plot.
public import SwiftUI

/// A line at a value, across the plot or between two values.
nonisolated public struct RuleMark: ChartContent, MarkContent {
    public typealias Body = Never

    let mark: PlottedMark

    /// A vertical line; its ends are points from the plot's top, nil for its edges.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = PlottedMark(form: .rule, x: Extent(x), y: Extent(edges: yStart, yEnd))
    }

    /// A horizontal line; its ends are points from the plot's left edge, nil for its edges.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = PlottedMark(form: .rule, x: Extent(edges: xStart, xEnd), y: Extent(y))
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = PlottedMark(form: .rule, x: Extent(x), y: Extent(yStart, yEnd))
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = PlottedMark(form: .rule, x: Extent(xStart, xEnd), y: Extent(y))
    }
}
