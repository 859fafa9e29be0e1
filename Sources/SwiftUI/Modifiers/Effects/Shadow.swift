// Soft and blended views.
import ViewArchive

extension View {
    /// Draws a soft shadow behind the view; lengths are in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effects("Shadow") { _, environment in
            DisplayItem.Effects(
                shadow: .init(
                    color: color.rgba(in: environment), radius: max(0, Double(radius).finite), x: Double(x).finite,
                    y: Double(y).finite
                )
            )
        }
    }

    /// Blurs the view, by a radius in points.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effects("Blur") { _, _ in
            let radius = max(0, Double(radius).finite)
            return radius > 0 ? DisplayItem.Effects(blur: radius) : nil
        }
    }

    /// Blends the view's colours with those behind it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        effects("Blend") { _, _ in blendMode.item.map { DisplayItem.Effects(blend: $0) } }
    }

    /// Draws the view as one before what stands around it has an effect on it.
    nonisolated public func compositingGroup() -> some View {
        effects("Group") { _, _ in DisplayItem.Effects(colors: .identity) }
    }

    /// Draws the view as one.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View { compositingGroup() }
}

/// In which space colours are mixed; here always the same.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// How colours meet those behind them.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter

    var item: DisplayItem.Blend? { DisplayItem.Blend(rawValue: String(describing: self)) }
}
