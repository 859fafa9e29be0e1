// Weaker forms of a style.
import ViewArchive

/// A style with less opacity.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle, PaintedStyle {
    let base: Base
    let amount: Double

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        base.resolvedPaint(over: area, in: environment).opacity(amount)
    }
}

extension ShapeStyle {
    /// This style with less opacity, from 0 to 1.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, amount: opacity) }

    /// The second level of this style.
    public var secondary: some ShapeStyle { FadedStyle(base: self, amount: Foreground.opacities[1]) }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { FadedStyle(base: self, amount: Foreground.opacities[2]) }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { FadedStyle(base: self, amount: Foreground.opacities[3]) }
}
