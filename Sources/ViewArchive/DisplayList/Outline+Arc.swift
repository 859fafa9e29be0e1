// Arcs as curves, and rings that are filled in part.
import Glibc

extension Outline {
    /// A part of a circle as curves of at most a quarter each, after a move to its start.
    package static func arc(center: Point, radius: Double, start: Double, sweep: Double) -> [Segment] {
        func point(_ angle: Double, _ distance: Double = 0) -> Point {
            Point(
                x: center.x + radius * (cos(angle) - distance * sin(angle)),
                y: center.y + radius * (sin(angle) + distance * cos(angle))
            )
        }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / Double(count)
        let reach = 4 / 3 * tan(step / 4)
        return [.move(point(start))]
            + (0..<count).map { index in
                let from = start + Double(index) * step
                return .curve(
                    point(from + step), control1: point(from, reach), control2: point(from + step, -reach)
                )
            }
    }

    /// A part of a ring that begins above and runs clockwise, with half-round ends: all of it for a fraction of 1.
    package static func ring(in area: Rect, fraction: Double) -> Outline {
        let side = min(area.width, area.height)
        guard side > 0, side.isFinite else { return .path([]) }
        let width = max(2, min(6, side * 0.1))
        let center = Point(x: area.midX, y: area.midY)
        let outer = side / 2, inner = side / 2 - width, middle = (outer + inner) / 2
        let start = -Double.pi / 2
        let sweep = max(0.0001, min(1, fraction.isFinite ? fraction : 0)) * 2 * .pi
        let end = start + sweep
        var segments: [Segment] = []
        func add(_ center: Point, _ radius: Double, from start: Double, by sweep: Double) {
            let arc = arc(center: center, radius: radius, start: start, sweep: sweep)
            guard case .move(let first)? = arc.first else { return }
            segments += [segments.isEmpty ? .move(first) : .line(first)] + arc.dropFirst()
        }
        add(center, outer, from: start, by: sweep)
        if fraction < 1 {
            let tip = Point(x: center.x + middle * cos(end), y: center.y + middle * sin(end))
            add(tip, width / 2, from: end, by: .pi)
        }
        add(center, inner, from: end, by: -sweep)
        if fraction < 1 { add(Point(x: center.x, y: center.y - middle), width / 2, from: .pi / 2, by: .pi) }
        return .path(segments + [.close])
    }
}
