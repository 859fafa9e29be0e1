// Points, bars, rules, rectangles and sectors of collections.
public import SwiftUI

/// A symbol for each element of a collection.
nonisolated public struct PointPlot<Content: ChartContent>: ChartContent, WrappingContent {
    public typealias Body = Never

    let content: Content
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    nonisolated public var vectorized: VectorizedMarks<Content.DataElement> { content.vectorized }
}

extension PointPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            PointMark(x: x.value(one), y: y.value(one)).mark
        }
    }
}

/// A bar for each element of a collection.
nonisolated public struct BarPlot<Content: ChartContent>: ChartContent, WrappingContent {
    public typealias Body = Never

    let content: Content
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    nonisolated public var vectorized: VectorizedMarks<Content.DataElement> { content.vectorized }
}

extension BarPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            BarMark(x: x.value(one), y: y.value(one), width: width, height: height, stacking: stacking).mark
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            BarMark(x: x.value(one), yStart: yStart.value(one), yEnd: yEnd.value(one), width: width).mark
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            BarMark(xStart: xStart.value(one), xEnd: xEnd.value(one), y: y.value(one), height: height).mark
        }
    }
}

/// A straight line for each element of a collection.
nonisolated public struct RulePlot<Content: ChartContent>: ChartContent, WrappingContent {
    public typealias Body = Never

    let content: Content
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    nonisolated public var vectorized: VectorizedMarks<Content.DataElement> { content.vectorized }
}

extension RulePlot {
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            RuleMark(x: x.value(one), yStart: yStart, yEnd: yEnd).mark
        }
    }

    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            RuleMark(xStart: xStart, xEnd: xEnd, y: y.value(one)).mark
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            RuleMark(x: x.value(one), yStart: yStart.value(one), yEnd: yEnd.value(one)).mark
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            RuleMark(xStart: xStart.value(one), xEnd: xEnd.value(one), y: y.value(one)).mark
        }
    }
}

/// A rectangle for each element of a collection.
nonisolated public struct RectanglePlot<Content: ChartContent>: ChartContent, WrappingContent {
    public typealias Body = Never

    let content: Content
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    nonisolated public var vectorized: VectorizedMarks<Content.DataElement> { content.vectorized }
}

extension RectanglePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            RectangleMark(x: x.value(one), y: y.value(one), width: width, height: height).mark
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            RectangleMark(
                xStart: xStart.value(one), xEnd: xEnd.value(one), yStart: yStart.value(one), yEnd: yEnd.value(one)
            ).mark
        }
    }
}

/// A sector for each element of a collection.
nonisolated public struct SectorPlot<Content: ChartContent>: ChartContent, WrappingContent {
    public typealias Body = Never

    let content: Content
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    nonisolated public var vectorized: VectorizedMarks<Content.DataElement> { content.vectorized }
}

extension SectorPlot {
    public init<Data: RandomAccessCollection, Value: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, Value>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            SectorMark(
                angle: angle.value(one), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset
            ).mark
        }
    }
}
