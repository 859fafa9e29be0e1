// A gradient that runs around a centre.
import ViewArchive

/// A gradient by the angle around a point.
nonisolated public struct AngularGradient: ShapeStyle, View, Hashable {
    public typealias Body = Never

    private let gradient: Gradient
    private let center: UnitPoint
    private let start: Angle
    private let end: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        start = startAngle
        end = endAngle
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A whole turn.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        let end = Angle(radians: angle.radians + 2 * .pi)
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: end)
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension AngularGradient: PaintedStyle, PrimitiveView {
    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        .angular(
            gradient.paintStops(in: environment), center: center.point(in: area), from: start.radians.finite,
            to: end.radians.finite
        )
    }

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] { [styledArea(self, in: scope)] }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient.plain, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient.plain, center: center, angle: angle)
    }

    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    public static func conicGradient(
        colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}
