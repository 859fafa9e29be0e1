// A gradient from a centre outwards that follows the area's proportions.
import ViewArchive

/// A radial gradient stretched to an ellipse.
nonisolated public struct EllipticalGradient: ShapeStyle, View, Hashable {
    public typealias Body = Never

    private let gradient: Gradient
    private let center: UnitPoint
    private let start: CGFloat
    private let end: CGFloat

    /// Radii are parts of the area's sides: 0.5 reaches from the middle to the edge.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        start = startRadiusFraction
        end = endRadiusFraction
    }

    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}

extension EllipticalGradient: PaintedStyle, PrimitiveView {
    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        let from = max(0, Double(start).finite), to = max(0, Double(end).finite)
        // The paint begins at the centre: an inner radius moves the stops outwards.
        let stops = gradient.paintStops(in: environment).map { stop in
            Paint.Stop(color: stop.color, location: to > 0 ? (from + stop.location * (to - from)) / to : 1)
        }
        return .elliptical(
            stops, center: center.point(in: area), radii: Size(width: area.width * to, height: area.height * to)
        )
    }

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] { [styledArea(self, in: scope)] }
}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient.plain, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        ellipticalGradient(
            Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}
