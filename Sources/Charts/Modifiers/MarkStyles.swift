// Modifiers of marks; what stands nearest to a mark decides.
public import SwiftUI

extension ChartContent {
    /// Paints the marks.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        styled { mark in
            guard mark.foreground == nil, mark.foregroundBy == nil else { return }
            mark.foreground = AnyShapeStyle(style)
        }
    }

    /// Paints the marks by a value, as the chart's scale of styles says.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { mark in
            guard mark.foreground == nil, mark.foregroundBy == nil else { return }
            mark.foregroundBy = value.plotted?.start
        }
    }

    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        styled { $0.opacity *= min(max(opacity.sound, 0), 1) }
    }

    /// Rounds the corners of bars, rectangles and sectors; in points.
    nonisolated public func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        styled { mark in
            guard mark.cornerRadius == nil else { return }
            mark.cornerRadius = radius
            mark.cornerStyle = style
        }
    }

    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        styled { $0.line = $0.line ?? style }
    }

    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.lineBy = $0.lineBy ?? value.plotted?.start }
    }

    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        styled { $0.interpolation = $0.interpolation ?? method }
    }

    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        styled { $0.symbol = $0.symbol ?? MarkSymbol(symbol) }
    }

    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return styled { $0.symbol = $0.symbol ?? .view(view) }
    }

    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.symbolBy = $0.symbolBy ?? value.plotted?.start }
    }

    /// How large symbols are, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        styled { $0.symbolSize = $0.symbolSize ?? .area(Double(area).sound) }
    }

    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        styled { $0.symbolSize = $0.symbolSize ?? .sides(size) }
    }

    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled { $0.symbolSizeBy = $0.symbolSizeBy ?? value.plotted?.start }
    }

    /// Puts marks of several values side by side.
    nonisolated public func position<D: Plottable>(
        by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        styled { mark in
            guard mark.positionBy == nil else { return }
            mark.positionBy = value.plotted?.start
            mark.positionAxis = axis
            mark.positionSpan = span
        }
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        styled { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }

    nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
        self.offset(x: offset.width, y: offset.height)
    }

    nonisolated public func zIndex(_ value: Double) -> some ChartContent { styled { $0.zIndex = value.sound } }

    nonisolated public func blur(radius: CGFloat) -> some ChartContent {
        styled { $0.changes.append { AnyView($0.blur(radius: radius)) } }
    }

    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        styled { $0.changes.append { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }
    }

    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        styled { $0.changes.append { AnyView($0.clipShape(shape, style: style)) } }
    }

    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        styled { $0.label = $0.label ?? label }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }

    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
        styled { $0.value = $0.value ?? value }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }

    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        styled { $0.isSilent = hidden }
    }

    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }

    /// Gradients are spread over each mark, whatever is said here.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }

    nonisolated public func compositingLayer() -> some ChartContent { self }
}
