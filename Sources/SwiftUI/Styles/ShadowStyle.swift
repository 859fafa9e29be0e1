// Shadows as parts of styles: behind what a style paints, or inside it.
import ViewArchive

/// A shadow of what a style paints; lengths are in points.
public struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let x: CGFloat
    private let y: CGFloat
    private let isInner: Bool

    /// A shadow behind what is painted.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }

    /// A shadow that its own rim throws into what is painted.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }

    func item(in environment: EnvironmentValues) -> DisplayItem.Shadow {
        DisplayItem.Shadow(
            color: color.rgba(in: environment), radius: max(0, Double(radius).finite), x: Double(x).finite,
            y: Double(y).finite, isInner: isInner
        )
    }
}

extension ShapeStyle {
    /// This style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

/// A style that may have shadows.
protocol ShadowingStyle: ShapeStyle {
    /// From the first that was added to the last.
    func shadows(in environment: EnvironmentValues) -> [DisplayItem.Shadow]
}

/// A style with one shadow more.
private struct ShadowedStyle<Base: ShapeStyle>: PaintedStyle, ShadowingStyle {
    let base: Base
    let shadow: ShadowStyle

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        base.resolvedPaint(over: area, in: environment)
    }

    func shadows(in environment: EnvironmentValues) -> [DisplayItem.Shadow] {
        base.resolvedShadows(in: environment) + [shadow.item(in: environment)]
    }
}

extension ShapeStyle {
    /// The shadows of any style.
    func resolvedShadows(in environment: EnvironmentValues) -> [DisplayItem.Shadow] {
        if let shadowing = self as? any ShadowingStyle { return shadowing.shadows(in: environment) }
        guard !(self is any PaintedStyle), Resolved.self != Never.self else { return [] }
        return resolve(in: environment).resolvedShadows(in: environment)
    }
}

extension AnyShapeStyle: ShadowingStyle {
    func shadows(in environment: EnvironmentValues) -> [DisplayItem.Shadow] { base.resolvedShadows(in: environment) }
}

extension ForegroundStyle: ShadowingStyle {
    func shadows(in environment: EnvironmentValues) -> [DisplayItem.Shadow] {
        environment.foreground.shadows(in: environment)
    }
}

extension Foreground {
    func shadows(in environment: EnvironmentValues) -> [DisplayItem.Shadow] {
        guard !styles.isEmpty else { return [] }
        return styles[min(level, styles.count - 1)].shadows(in: environment)
    }
}

extension [DisplayItem] {
    /// The items with shadows of all of them together.
    func shadowed(by shadows: [DisplayItem.Shadow]) -> [DisplayItem] {
        shadows.reduce(self) { items, shadow in
            items.isEmpty ? items : [.layer(.init(effects: .init(shadow: shadow), items: items))]
        }
    }
}
