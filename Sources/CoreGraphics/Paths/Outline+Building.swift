// Arcs and corners as Core Graphics describes them, and outlines as straight lines.
import Foundation
package import ViewArchive

extension Outline {
    /// Where segments end; nil where there is none.
    package static func end(of segments: [Segment]) -> Point? {
        var closed = false
        for segment in segments.reversed() {
            switch segment {
            case .move(let end): return end
            case .line(let end), .quad(let end, _), .curve(let end, _, _): if !closed { return end }
            case .close: closed = true
            }
        }
        return nil
    }

    /// Segments that go on from the line before them, where there is one.
    package static func joined(_ segments: [Segment], isFirst: Bool) -> [Segment] {
        guard !isFirst, case .move(let first)? = segments.first else { return segments }
        return [.line(first)] + segments.dropFirst()
    }

    /// A part of a circle between two angles in radians; `clockwise` is meant for an axis that points up.
    package static func arc(
        _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
    ) -> [Segment] {
        var sweep = Double(end - start)
        guard start.isFinite, sweep.isFinite, radius.isFinite else { return [] }
        let turn = 2 * Double.pi
        if abs(sweep) >= turn {
            sweep = clockwise ? -turn : turn
        } else if clockwise, sweep > 0 {
            sweep -= turn
        } else if !clockwise, sweep < 0 {
            sweep += turn
        }
        return arc(center: Point(finite: center), radius: Double(radius), start: Double(start), sweep: sweep)
    }

    /// The rounded corner between two lines, with the line to where it begins.
    package static func corner(
        from start: CGPoint, _ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat
    ) -> [Segment] {
        let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let turn = first.dx * second.dy - first.dy * second.dx
        let angle = abs(atan2(turn, first.dx * second.dx + first.dy * second.dy))
        guard radius > 0, angle.isFinite, angle > 1e-6, angle < .pi - 1e-6 else {
            return [.line(Point(finite: corner))]
        }
        // The circle's middle lies on the line that halves the corner.
        let away = radius / sin(angle / 2)
        let middle = atan2(first.dy, first.dx) + (turn > 0 ? angle : -angle) / 2
        let center = CGPoint(x: corner.x + away * cos(middle), y: corner.y + away * sin(middle))
        let half = (CGFloat.pi - angle) / 2
        let back = middle + .pi
        return joined(
            arc(
                center, radius, from: turn > 0 ? back + half : back - half, to: turn > 0 ? back - half : back + half,
                clockwise: turn > 0
            ), isFirst: false
        )
    }

    /// The outline in straight pieces, a list of points a line.
    package func lines() -> [[Point]] {
        var lines: [[Point]] = []
        var line: [Point] = []
        func end() {
            if line.count > 1 { lines.append(line) }
        }
        /// Sixteen pieces are finer than a pixel for what widgets draw.
        func add(_ place: (Double) -> Point) {
            for step in 1...16 { line.append(place(Double(step) / 16)) }
        }
        for segment in segments {
            switch segment {
            case .move(let point):
                end()
                line = [point]
            case .line(let point): line.append(point)
            case .quad(let point, let control):
                guard let start = line.last else { continue }
                add { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return Point(
                        x: a * start.x + b * control.x + c * point.x, y: a * start.y + b * control.y + c * point.y)
                }
            case .curve(let point, let control1, let control2):
                guard let start = line.last else { continue }
                add { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return Point(
                        x: a * start.x + b * control1.x + c * control2.x + d * point.x,
                        y: a * start.y + b * control1.y + c * control2.y + d * point.y
                    )
                }
            case .close:
                guard let first = line.first else { continue }
                line.append(first)
                end()
                line = [first]
            }
        }
        end()
        return lines
    }

    /// How often the outline, each line closed, turns around a point.
    package func turns(around point: Point) -> Int {
        var turns = 0
        for line in lines() {
            for (from, to) in zip(line, line.dropFirst() + line.prefix(1))
            where (from.y <= point.y) != (to.y <= point.y) {
                let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
                if from.y <= point.y, side > 0 { turns += 1 }
                if from.y > point.y, side < 0 { turns -= 1 }
            }
        }
        return turns
    }
}
