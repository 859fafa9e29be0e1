// A mark as a value: what is plotted, and in which style.
import SwiftUI

/// A mark with everything that its modifiers said.
struct PlottedMark {
    enum Form: Equatable {
        case bar, line, area, point, rule, rectangle
        case sector(inner: MarkDimension, outer: MarkDimension, inset: Double)
    }

    /// What a mark is one of several of.
    enum Source: Hashable {
        /// Nothing: it is a mark by itself.
        case content
        /// A collection's elements, by the place of the first among the chart's marks.
        case collection(Int)
        /// A function's samples, by its place among the chart's marks, in one of the pieces that it is drawn in.
        case function(Int, piece: Int)
    }

    var form: Form
    var x = Extent.edges(nil, nil)
    var y = Extent.edges(nil, nil)
    /// Across the value's direction: a bar's width, a rectangle's sides.
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    /// What keeps lines and areas of one style apart.
    var series: Datum?
    var style = MarkStyle()
    /// What the marks are sampled from, until the plot's scales are known.
    var function: SampledFunction?
    /// What keeps lines and areas apart, and nobody is told.
    var source = Source.content
    /// Each shows the mark only where its own marks are.
    var masks: [MarkMask] = []
    /// What the mark says: its values before they were stacked.
    var said: (x: Extent, y: Extent)?

    var isSector: Bool { if case .sector = form { true } else { false } }

    /// Whether a bar or an area grows along x: a number there, and anything else in the other direction.
    var isHorizontal: Bool {
        guard case .at(let across) = y, case .at(let along) = x, along.start.number != nil, along.end == nil else {
            if case .between = x, case .at = y { return true }
            if case .edges(let from, let to) = x, from != nil || to != nil, case .at = y { return true }
            return false
        }
        return across.start.number == nil || across.end != nil
    }
}

/// How a mark is drawn; what is nil is the chart's choice.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var foregroundBy: Datum?
    var symbol: MarkSymbol?
    var symbolBy: Datum?
    var symbolSize: SymbolSize?
    var symbolSizeBy: Datum?
    var line: StrokeStyle?
    var lineBy: Datum?
    var interpolation: InterpolationMethod?
    var positionBy: Datum?
    var positionAxis: Axis?
    var positionSpan = MarkDimension.automatic
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var offset = CGSize.zero
    var annotations: [MarkAnnotation] = []
    var zIndex = 0.0
    var label: Text?
    var value: Text?
    var isSilent = false
    /// Changes to the view that shows the mark, the nearest first.
    var changes: [(AnyView) -> AnyView] = []
}

/// How large a symbol is.
enum SymbolSize {
    /// In square points.
    case area(Double)
    case sides(CGSize)
}

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: Double?
    var content: AnyView
}
