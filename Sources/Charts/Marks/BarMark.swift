// Bars.
public import SwiftUI

/// A bar from zero, or between two values.
nonisolated public struct BarMark: ChartContent, MarkContent {
    public typealias Body = Never

    let mark: PlottedMark

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = PlottedMark(
            form: .bar, x: Extent(x), y: Extent(y), width: width, height: height, stacking: stacking
        )
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = PlottedMark(form: .bar, x: Extent(x), y: Extent(yStart, yEnd), width: width)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = PlottedMark(form: .bar, x: Extent(xStart, xEnd), y: Extent(y), height: height)
    }

    /// A bar between two heights of the plot, in points from its top; nil is the plot's edge.
    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        // A number alone is a length of a single stacked bar.
        let isLength = yStart == nil && yEnd == nil && x.plotted?.start.number != nil && x.plotted?.end == nil
        mark = PlottedMark(
            form: .bar, x: Extent(x), y: isLength ? .at(Plotted(.name(""))) : Extent(edges: yStart, yEnd), width: width,
            height: isLength ? .ratio(1) : .automatic, stacking: stacking
        )
    }

    /// A bar between two places of the plot, in points from its left edge; nil is the plot's edge.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        let isLength = xStart == nil && xEnd == nil && y.plotted?.start.number != nil && y.plotted?.end == nil
        mark = PlottedMark(
            form: .bar, x: isLength ? .at(Plotted(.name(""))) : Extent(edges: xStart, xEnd), y: Extent(y),
            width: isLength ? .ratio(1) : .automatic, height: height, stacking: stacking
        )
    }

    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = PlottedMark(form: .bar, x: Extent(xStart, xEnd), y: Extent(edges: yStart, yEnd))
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = PlottedMark(form: .bar, x: Extent(edges: xStart, xEnd), y: Extent(yStart, yEnd))
    }
}
