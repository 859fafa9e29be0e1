// Shadows as parts of styles; styles are paints alone here, so these only compile.

/// A shadow of what a style paints.
public struct ShadowStyle: Hashable, Sendable {
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }

    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
    /// This style; its shadow is not drawn.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { FadedStyle(base: self, amount: 1) }
}
