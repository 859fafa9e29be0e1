// A collection's elements as marks, and modifiers that ask each element.
public import SwiftUI

/// Marks of a collection, one for each element.
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
    /// The elements with their marks.
    nonisolated var vectorized: VectorizedMarks<DataElement> { get }
}

/// Elements with their marks.
nonisolated public struct VectorizedMarks<DataElement>: VectorizedChartContent, PrimitiveContent {
    public typealias Body = Never

    var all: [(element: DataElement, mark: PlottedMark)]

    public var vectorized: VectorizedMarks<DataElement> { self }

    init<Data: Collection>(_ data: Data, _ mark: (DataElement) -> PlottedMark) where Data.Element == DataElement {
        all = data.map { ($0, mark($0)) }
    }

    @MainActor func collect(into marks: inout [PlottedMark]) {
        // Two plots of lines are two lines.
        let source = PlottedMark.Source.collection(marks.count)
        marks += all.map { pair in
            var mark = pair.mark
            mark.source = source
            return mark
        }
    }

    func styled(_ change: (DataElement, inout MarkStyle) -> Void) -> Self {
        var copy = self
        for index in copy.all.indices { change(copy.all[index].element, &copy.all[index].mark.style) }
        return copy
    }
}

extension VectorizedChartContent {
    /// Paints each mark by a value, as the chart's scale of styles says.
    nonisolated public func foregroundStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.foregroundBy = value.value($0).plotted?.start }
    }

    /// Paints each mark.
    nonisolated public func foregroundStyle<S: ShapeStyle>(
        _ style: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.foreground = AnyShapeStyle($0[keyPath: style]) }
    }

    nonisolated public func opacity(
        _ opacity: KeyPath<DataElement, Double>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.opacity *= min(max($0[keyPath: opacity].sound, 0), 1) }
    }

    nonisolated public func symbol<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.symbolBy = value.value($0).plotted?.start }
    }

    nonisolated public func symbol<S: ChartSymbolShape>(
        _ symbol: KeyPath<DataElement, S>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.symbol = MarkSymbol($0[keyPath: symbol]) }
    }

    nonisolated public func symbolSize<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.symbolSizeBy = value.value($0).plotted?.start }
    }

    /// How large symbols are, in square points.
    nonisolated public func symbolSize(
        _ area: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.symbolSize = .area(Double($0[keyPath: area]).sound) }
    }

    nonisolated public func lineStyle<D: Plottable>(
        by value: PlottableProjection<DataElement, D>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.lineBy = value.value($0).plotted?.start }
    }

    nonisolated public func lineStyle(
        _ style: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.line = $0[keyPath: style] }
    }

    /// Puts marks of several values side by side.
    nonisolated public func position<D: Plottable>(
        by value: PlottableProjection<DataElement, D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { element, mark in
            mark.positionBy = value.value(element).plotted?.start
            mark.positionAxis = axis
            mark.positionSpan = span
        }
    }

    /// Rounds the corners of bars, rectangles and sectors; in points.
    nonisolated public func cornerRadius(
        _ radius: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.cornerRadius = $0[keyPath: radius] }
    }

    nonisolated public func zIndex(
        _ value: KeyPath<DataElement, Double>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.zIndex = $0[keyPath: value].sound }
    }

    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.label = $0[keyPath: label] }
    }

    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> {
        vectorized.styled { $1.value = $0[keyPath: value] }
    }
}
