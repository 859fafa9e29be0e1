// A gradient from a centre outwards.
import ViewArchive

/// A gradient between two circles around one point.
nonisolated public struct RadialGradient: ShapeStyle, View, Hashable {
    public typealias Body = Never

    private let gradient: Gradient
    private let center: UnitPoint
    private let start: CGFloat
    private let end: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        start = startRadius
        end = endRadius
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius
        )
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: PaintedStyle, PrimitiveView {
    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        .radial(
            gradient.paintStops(in: environment), center: center.point(in: area),
            from: max(0, Double(start).finite), to: max(0, Double(end).finite)
        )
    }

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] { [styledArea(self, in: scope)] }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient.plain, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
