// Lines and areas of collections and of functions.
public import SwiftUI

/// A line through a collection's elements, or along a function.
nonisolated public struct LinePlot<Content: ChartContent>: ChartContent, WrappingContent {
    public typealias Body = Never

    let content: Content
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    nonisolated public var vectorized: VectorizedMarks<Content.DataElement> { content.vectorized }
}

extension LinePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            LineMark(x: x.value(one), y: y.value(one)).mark
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            LineMark(x: x.value(one), y: y.value(one), series: series.value(one)).mark
        }
    }
}

extension LinePlot where Content == FunctionPlotContent {
    /// A function's line; without a domain over the plot's own. Where it is not finite the line is broken.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionPlotContent(.line, .line(function), domain)
    }

    /// A function's line; without a domain over the plot's own.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionPlotContent(.line, .line(function), domain)
    }

    /// A curve that runs as its parameter does.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        content = FunctionPlotContent(.line, .curve(function), domain)
    }
}

/// An area under a collection's elements, under a function, or between two.
nonisolated public struct AreaPlot<Content: ChartContent>: ChartContent, WrappingContent {
    public typealias Body = Never

    let content: Content
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    nonisolated public var vectorized: VectorizedMarks<Content.DataElement> { content.vectorized }
}

extension AreaPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            AreaMark(x: x.value(one), y: y.value(one), stacking: stacking).mark
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            AreaMark(x: x.value(one), y: y.value(one), series: series.value(one), stacking: stacking).mark
        }
    }

    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedMarks<Data.Element> {
        content = VectorizedMarks(data) { one in
            AreaMark(x: x.value(one), yStart: yStart.value(one), yEnd: yEnd.value(one)).mark
        }
    }
}

extension AreaPlot where Content == FunctionPlotContent {
    /// The area between zero and a function; without a domain over the plot's own.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionPlotContent(.area, .area { (yStart: 0, yEnd: function($0)) }, domain)
    }

    /// The area between two values of a function; without a domain over the plot's own.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionPlotContent(.area, .area(function), domain)
    }
}

/// A function as content.
nonisolated public struct FunctionPlotContent: ChartContent, PrimitiveContent {
    public typealias Body = Never

    private let mark: PlottedMark

    init(_ form: PlottedMark.Form, _ rule: SampledFunction.Rule, _ domain: ClosedRange<Double>?) {
        var mark = PlottedMark(form: form)
        mark.function = SampledFunction(rule: rule, domain: domain)
        self.mark = mark
    }

    @MainActor func collect(into marks: inout [PlottedMark]) { marks.append(mark) }
}
