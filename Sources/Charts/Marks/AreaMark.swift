// Areas under lines and between them.
import SwiftUI

/// A point of an area; marks of one series are joined.
nonisolated public struct AreaMark: ChartContent, MarkContent {
    public typealias Body = Never

    let mark: PlottedMark

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        mark = PlottedMark(form: .area, x: Extent(x), y: Extent(y), stacking: stacking)
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = PlottedMark(
            form: .area, x: Extent(x), y: Extent(y), stacking: stacking, series: series.plotted?.start
        )
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = PlottedMark(form: .area, x: Extent(x), y: Extent(yStart, yEnd))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = PlottedMark(form: .area, x: Extent(x), y: Extent(yStart, yEnd), series: series.plotted?.start)
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = PlottedMark(form: .area, x: Extent(xStart, xEnd), y: Extent(y))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = PlottedMark(form: .area, x: Extent(xStart, xEnd), y: Extent(y), series: series.plotted?.start)
    }
}
