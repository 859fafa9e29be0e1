// Rectangles: cells of a heat map, and stretches of a plot.
public import SwiftUI

/// A rectangle at a place or between values.
nonisolated public struct RectangleMark: ChartContent, MarkContent {
    public typealias Body = Never

    let mark: PlottedMark

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        mark = PlottedMark(form: .rectangle, x: Extent(x), y: Extent(y), width: width, height: height)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = PlottedMark(form: .rectangle, x: Extent(xStart, xEnd), y: Extent(yStart, yEnd))
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = PlottedMark(form: .rectangle, x: Extent(x), y: Extent(yStart, yEnd), width: width)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = PlottedMark(form: .rectangle, x: Extent(xStart, xEnd), y: Extent(y), height: height)
    }

    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = PlottedMark(form: .rectangle, x: Extent(xStart, xEnd), y: Extent(edges: yStart, yEnd))
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = PlottedMark(form: .rectangle, x: Extent(edges: xStart, xEnd), y: Extent(yStart, yEnd))
    }

    public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        mark = PlottedMark(form: .rectangle, x: Extent(x), y: Extent(edges: yStart, yEnd), width: width)
    }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = PlottedMark(form: .rectangle, x: Extent(edges: xStart, xEnd), y: Extent(y), height: height)
    }

    public init() {
        mark = PlottedMark(form: .rectangle)
    }
}
