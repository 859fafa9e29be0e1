// Outlines as questions: which rectangle holds it, is a point inside, where does its line run.
import ViewArchive

/// An outline made ready for many questions.
struct OutlineSampling {
    let bounds: Rect
    private let outline: Outline
    private let evenOdd: Bool
    /// The outline's line as closed polygons; for a rectangle empty.
    let polygons: [[Point]]

    /// Nil when a number in it is not finite or absurdly large.
    init?(_ outline: Outline, evenOdd: Bool = false) {
        self.outline = outline
        self.evenOdd = evenOdd
        switch outline {
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _):
            bounds = rect
            polygons = []
        case .path(let segments):
            polygons = Self.flatten(segments)
            let points = polygons.joined()
            let xs = points.map(\.x), ys = points.map(\.y)
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
                return nil
            }
            bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
        }
        let numbers = [bounds.x, bounds.y, bounds.width, bounds.height]
        guard numbers.allSatisfy({ $0.magnitude < 1e6 }), bounds.width >= 0, bounds.height >= 0 else { return nil }
    }

    func contains(_ point: Point) -> Bool {
        guard point.x >= bounds.x, point.x < bounds.maxX, point.y >= bounds.y, point.y < bounds.maxY else {
            return false
        }
        switch outline {
        case .rect: return true
        case .ellipse: return Self.isInEllipse(point, bounds.midX, bounds.midY, bounds.width / 2, bounds.height / 2)
        case .roundedRect(_, let radius, _):
            let rx = max(0, min(radius.width, bounds.width / 2)), ry = max(0, min(radius.height, bounds.height / 2))
            let x = max(bounds.x + rx, min(bounds.maxX - rx, point.x))
            let y = max(bounds.y + ry, min(bounds.maxY - ry, point.y))
            return x == point.x || y == point.y || Self.isInEllipse(point, x, y, rx, ry)
        case .path: return isInPolygons(point)
        }
    }

    /// How much of a square lies inside, from 0 to 1, by sixteen points.
    func coverage(ofSquareAt x: Double, _ y: Double, side: Double) -> Double {
        var inside = 0
        for row in 0..<4 {
            for column in 0..<4 {
                let point = Point(x: x + (Double(column) + 0.5) * side / 4, y: y + (Double(row) + 0.5) * side / 4)
                if contains(point) { inside += 1 }
            }
        }
        return Double(inside) / 16
    }

    private static func isInEllipse(_ point: Point, _ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Bool {
        guard rx > 0, ry > 0 else { return false }
        let dx = (point.x - x) / rx, dy = (point.y - y) / ry
        return dx * dx + dy * dy <= 1
    }

    /// Counts the edges that cross a ray to the right.
    private func isInPolygons(_ point: Point) -> Bool {
        var winding = 0
        var crossings = 0
        for polygon in polygons {
            var from = polygon[polygon.count - 1]
            for to in polygon {
                if (from.y <= point.y) != (to.y <= point.y) {
                    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                    if x > point.x {
                        crossings += 1
                        winding += to.y > from.y ? 1 : -1
                    }
                }
                from = to
            }
        }
        return evenOdd ? crossings % 2 == 1 : winding != 0
    }

    private static func flatten(_ segments: [Outline.Segment]) -> [[Point]] {
        var polygons: [[Point]] = []
        var here = Point.zero
        func add(_ point: Point) {
            if polygons.isEmpty { polygons.append([here]) }
            polygons[polygons.count - 1].append(point)
            here = point
        }
        func curve(_ c1: Point, _ c2: Point, _ end: Point) {
            let start = here
            for step in 1...8 {
                let t = Double(step) / 8, u = 1 - t
                let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                add(
                    Point(
                        x: a * start.x + b * c1.x + c * c2.x + d * end.x,
                        y: a * start.y + b * c1.y + c * c2.y + d * end.y
                    )
                )
            }
        }
        for segment in segments.prefix(20_000) {
            switch segment {
            case .move(let point):
                here = point
                polygons.append([point])
            case .line(let point): add(point)
            case .quad(let end, let control):
                let start = here
                func third(_ point: Point) -> Point {
                    Point(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
                }
                curve(third(start), third(end), end)
            case .curve(let end, let control1, let control2): curve(control1, control2, end)
            case .close:
                guard let first = polygons.last?.first else { continue }
                add(first)
                polygons.append([first])
            }
        }
        return polygons.filter { $0.count > 1 }
    }
}
