// Outlines in straight pieces, and what two areas have in common.
import ViewArchive

/// The edges of an outline, each from one point to another; areas are closed.
struct FlatOutline {
    struct Edge {
        var start: Point
        var end: Point
    }

    private(set) var edges: [Edge] = []

    /// Curves become so many pieces at the most.
    private static let pieces = 24

    init(_ outline: Outline, isArea: Bool = true) {
        var first = Point.zero, here = Point.zero
        func line(_ end: Point) {
            if here != end { edges.append(Edge(start: here, end: end)) }
            here = end
        }
        func curve(_ control1: Point, _ control2: Point, _ end: Point) {
            let start = here
            for step in 1...Self.pieces {
                let t = Double(step) / Double(Self.pieces), u = 1 - t
                func axis(_ p: (Point) -> Double) -> Double {
                    u * u * u * p(start) + 3 * u * u * t * p(control1) + 3 * u * t * t * p(control2)
                        + t * t * t * p(end)
                }
                line(step == Self.pieces ? end : Point(x: axis(\.x), y: axis(\.y)))
            }
        }
        for segment in outline.segments {
            switch segment {
            case .move(let point):
                if isArea { line(first) }
                (first, here) = (point, point)
            case .line(let point): line(point)
            case .quad(let point, let control):
                func third(_ end: Point) -> Point {
                    Point(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
                }
                curve(third(here), third(point), point)
            case .curve(let point, let control1, let control2): curve(control1, control2, point)
            case .close: line(first)
            }
        }
        if isArea { line(first) }
    }

    /// Whether the area covers a point.
    func covers(_ point: Point, evenOdd: Bool) -> Bool {
        var winding = 0
        for edge in edges {
            let isUp = edge.start.y <= point.y && edge.end.y > point.y
            let isDown = edge.end.y <= point.y && edge.start.y > point.y
            guard isUp || isDown else { continue }
            let t = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
            if edge.start.x + (edge.end.x - edge.start.x) * t > point.x { winding += isUp ? 1 : -1 }
        }
        return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
    }

    /// These edges, cut wherever they meet others.
    func cut(by others: [Edge]) -> [Edge] {
        edges.flatMap { edge -> [Edge] in
            var places = [0.0, 1.0]
            for other in others { places += edge.places(where: other) }
            places.sort()
            return zip(places, places.dropFirst()).compactMap { from, to in
                guard to - from > 1e-9 else { return nil }
                let part = Edge(start: edge.point(at: from), end: edge.point(at: to))
                return part.start.distance(to: part.end) > 1e-7 ? part : nil
            }
        }
    }
}

extension FlatOutline.Edge {
    func point(at t: Double) -> Point {
        if t <= 0 { return start }
        if t >= 1 { return end }
        return Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }

    /// Where along this edge another meets it, from 0 to 1; for one on the same line, where its ends lie.
    func places(where other: FlatOutline.Edge) -> [Double] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (ox, oy) = (other.end.x - other.start.x, other.end.y - other.start.y)
        let (sx, sy) = (other.start.x - start.x, other.start.y - start.y)
        let cross = dx * oy - dy * ox
        let length = dx * dx + dy * dy
        guard length > 0 else { return [] }
        if abs(cross) < 1e-12 * length {
            guard abs(sx * dy - sy * dx) < 1e-7 * length.squareRoot() else { return [] }
            let first = (sx * dx + sy * dy) / length
            let last = first + (ox * dx + oy * dy) / length
            return [first, last].filter { $0 > 0 && $0 < 1 }
        }
        let t = (sx * oy - sy * ox) / cross, u = (sx * dy - sy * dx) / cross
        return t > 0 && t < 1 && u >= -1e-9 && u <= 1 + 1e-9 ? [t] : []
    }

    /// Points just left and right of its middle, seen in its direction.
    var sides: (left: Point, right: Point) {
        let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let length = start.distance(to: end)
        // Less than can be seen, more than what rounding does.
        let step = min(1e-4, length / 4) / length
        let (x, y) = (-(end.y - start.y) * step, (end.x - start.x) * step)
        return (Point(x: middle.x - x, y: middle.y - y), Point(x: middle.x + x, y: middle.y + y))
    }
}
