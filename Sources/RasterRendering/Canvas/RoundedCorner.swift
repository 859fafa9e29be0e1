// Corners of rounded rectangles: circular, elliptical, or with the curvature that grows slowly.
#if Raster
import CPangoCairo
import ViewArchive

/// A corner's curve: ten points of three Bézier curves, as distances from the corner along the two edges.
struct RoundedCorner {
    private let points: [Point]

    /// `continuous` is the curve that UIBezierPath draws for a rounded rectangle; where the sides are too short
    /// for its long ends it goes over into an arc.
    init(_ rect: Rect, radius: Size, continuous: Bool) {
        func checked(_ length: Double, _ side: Double) -> Double {
            length.isFinite ? max(0, min(length, side / 2)) : 0
        }
        let rx = checked(radius.width, rect.width), ry = checked(radius.height, rect.height)
        let half = min(rect.width, rect.height) / 2
        let isCircular = (rx - ry).magnitude < 0.001
        let room = rx > 0 ? (half / rx - 1) / (Self.reach - 1) : 0
        let share = continuous && isCircular ? max(0, min(1, room)) : 0
        points = zip(Self.arc, Self.smooth).map { arc, smooth in
            Point(x: (arc.x + (smooth.x - arc.x) * share) * rx, y: (arc.y + (smooth.y - arc.y) * share) * ry)
        }
    }

    /// How far the smooth curve reaches along an edge, in radii.
    private static let reach = 1.528665

    private static let smooth: [Point] = [
        Point(x: reach, y: 0), Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0),
        Point(x: 0.63149379, y: 0.07491139), Point(x: 0.37282383, y: 0.16905956),
        Point(x: 0.16905956, y: 0.37282383), Point(x: 0.07491139, y: 0.63149379),
        Point(x: 0, y: 0.86840694), Point(x: 0, y: 1.08849296), Point(x: 0, y: reach),
    ]

    /// A quarter of a circle in three parts of 30 degrees.
    private static let arc: [Point] = {
        let (sine, cosine) = (0.5, 0.75.squareRoot())
        let handle = 0.175533
        return [
            Point(x: 1, y: 0), Point(x: 1 - handle, y: 0),
            Point(x: 1 - sine + handle * cosine, y: 1 - cosine - handle * sine),
            Point(x: 1 - sine, y: 1 - cosine),
            Point(x: 1 - sine - handle * cosine, y: 1 - cosine + handle * sine),
            Point(x: 1 - cosine + handle * sine, y: 1 - sine - handle * cosine),
            Point(x: 1 - cosine, y: 1 - sine),
            Point(x: 1 - cosine - handle * sine, y: 1 - sine + handle * cosine),
            Point(x: 0, y: 1 - handle), Point(x: 0, y: 1),
        ]
    }()

    /// Adds the rectangle's closed path, clockwise from its top right corner.
    func add(to cairo: OpaquePointer, around rect: Rect) {
        let back = Array(points.reversed())
        cairo_new_sub_path(cairo)
        corner(cairo, points) { (rect.maxX - $0.x, rect.y + $0.y) }
        corner(cairo, back) { (rect.maxX - $0.x, rect.maxY - $0.y) }
        corner(cairo, points) { (rect.x + $0.x, rect.maxY - $0.y) }
        corner(cairo, back) { (rect.x + $0.x, rect.y + $0.y) }
        cairo_close_path(cairo)
    }

    private func corner(_ cairo: OpaquePointer, _ points: [Point], at place: (Point) -> (Double, Double)) {
        let placed = points.map(place)
        cairo_line_to(cairo, placed[0].0, placed[0].1)
        for first in stride(from: 1, to: 10, by: 3) {
            cairo_curve_to(
                cairo, placed[first].0, placed[first].1, placed[first + 1].0, placed[first + 1].1,
                placed[first + 2].0, placed[first + 2].1
            )
        }
    }
}
#endif
