// Colours at places of a grid.
import ViewArchive

/// A gradient between the colours at the crossings of a grid, whose lines may be bent.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable {
    public typealias Body = Never

    /// A crossing with the control points of its four lines; all are parts of the area's sides.
    public struct BezierPoint: Hashable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Where the crossings lie.
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the crossings.
    public enum Colors: Hashable, Sendable { case colors([Color]) }

    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    public var background: Color
    public var smoothsColors: Bool

    /// Crossings are given row by row; with another number of them than the grid has, the background is all there is.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors
        )
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors
        )
    }
}

extension MeshGradient: PaintedStyle, PrimitiveView {
    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        func point(_ place: SIMD2<Float>) -> Point {
            UnitPoint(x: CGFloat(place.x), y: CGFloat(place.y)).point(in: area)
        }
        let places: [(Point, [Point]?)] =
            switch locations {
            case .points(let points): points.map { (point($0), nil) }
            case .bezierPoints(let points):
                points.map { bezier in
                    let controls = [
                        bezier.leadingControlPoint, bezier.topControlPoint, bezier.trailingControlPoint,
                        bezier.bottomControlPoint,
                    ]
                    return (point(bezier.position), controls.map(point))
                }
            }
        let behind = background.rgba(in: environment)
        guard case .colors(let colors) = colors, places.count == colors.count,
            let mesh = Mesh(
                columns: width, rows: height,
                crossings: zip(places, colors).map { place, color in
                    Mesh.Crossing(point: place.0, color: color.rgba(in: environment), controls: place.1)
                }, background: behind, isSmooth: smoothsColors
            )
        else { return .color(behind) }
        return .mesh(mesh)
    }

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] { [styledArea(self, in: scope)] }
}
