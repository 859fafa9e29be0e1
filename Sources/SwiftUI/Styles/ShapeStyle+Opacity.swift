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

/// A style whose weaker levels are styles of their own, rather than itself with less opacity.
protocol LevelledStyle: PaintedStyle {
    func paint(level: Int, over area: Rect, in environment: EnvironmentValues) -> Paint
}

/// A weaker level of a style.
struct WeakerStyle<Base: ShapeStyle>: ShapeStyle, LevelledStyle {
    let base: Base
    let level: Int

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        paint(level: 0, over: area, in: environment)
    }

    func paint(level extra: Int, over area: Rect, in environment: EnvironmentValues) -> Paint {
        let level = level + extra
        if let base = ((base as? AnyShapeStyle)?.base ?? base) as? any LevelledStyle {
            return base.paint(level: level, over: area, in: environment)
        }
        let opacity = Foreground.opacities[min(level, Foreground.opacities.count - 1)]
        return base.resolvedPaint(over: area, in: environment).opacity(opacity)
    }
}

extension ShapeStyle {
    /// This style with less opacity, from 0 to 1.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, amount: opacity) }

    /// The second level of this style.
    public var secondary: some ShapeStyle { WeakerStyle(base: self, level: 1) }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { WeakerStyle(base: self, level: 2) }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { WeakerStyle(base: self, level: 3) }
    /// The fifth level of this style.
    public var quinary: some ShapeStyle { WeakerStyle(base: self, level: 4) }
}
