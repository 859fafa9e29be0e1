// What modifiers of views say to the charts inside.
import SwiftUI

/// An axis as an author wishes it.
struct AxisSetting {
    var visibility = Visibility.automatic
    var sets: [AxisMarkSet]?
}

/// A title of an axis.
struct TitleSetting {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: Double?
    var content: AnyView
}

/// The legend as an author wishes it.
struct LegendSetting {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: Double?
    var content: AnyView?
}

/// A view over or under the plot.
struct PlotAttachment {
    let isInFront: Bool
    let alignment: Alignment
    let content: @MainActor (ChartProxy) -> AnyView
}

/// Everything that is said of a chart outside its content.
struct ChartSettings {
    var xAxis = AxisSetting()
    var yAxis = AxisSetting()
    var xScale = ScaleSetting()
    var yScale = ScaleSetting()
    var styles: StyleSetting?
    var symbols: [MarkSymbol] = []
    var symbolsByValue: [(Datum, MarkSymbol)] = []
    var lines: [StrokeStyle] = []
    var linesByValue: [(Datum, StrokeStyle)] = []
    var sizes: ClosedRange<Double>?
    var legend = LegendSetting()
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var attachments: [PlotAttachment] = []
    var xTitle: TitleSetting?
    var yTitle: TitleSetting?
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }

    private struct ChartSettingsKey: EnvironmentKey {
        static var defaultValue: ChartSettings { ChartSettings() }
    }
}
