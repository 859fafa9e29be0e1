// The outline of a line along an outline: what `strokedPath` returns, to be filled as any other.
import Foundation
package import ViewArchive

extension Outline {
    /// How a line along an outline looks; lengths are in points.
    package struct LineStyle {
        var width: Double
        var cap: CGLineCap
        var join: CGLineJoin
        var miterLimit: Double
        var dash: [Double]
        var dashPhase: Double

        package init(
            width: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double, dash: [Double] = [],
            dashPhase: Double = 0
        ) {
            func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
            self.width = finite(width)
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
            self.dash = dash.map { max(0, finite($0)) }
            self.dashPhase = finite(dashPhase)
        }

        /// Lengths of line and gap in turn; nil for a line without gaps.
        var dashes: [Double]? {
            guard dash.reduce(0, +) > 0.01 else { return nil }
            return dash.count.isMultiple(of: 2) ? dash : dash + dash
        }
    }

    /// The area that a line along this outline covers, wherever it winds around a point at all.
    package func stroked(_ style: LineStyle) -> Outline {
        let half = style.width / 2
        guard half > 0 else { return .path([]) }
        var lines = flattened
        if let dashes = style.dashes { lines = lines.flatMap { $0.cut(into: dashes, from: style.dashPhase) } }
        return .path(lines.flatMap { Pen(line: $0, half: half, style: style).segments })
    }

    /// The dashes of a line along this outline, each a line of its own.
    package func dashed(_ style: LineStyle) -> Outline {
        guard let dashes = style.dashes else { return self }
        return .path(
            flattened.flatMap { $0.cut(into: dashes, from: style.dashPhase) }.flatMap { line in
                line.points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
            }
        )
    }

    /// The outline in straight pieces, a line a subpath.
    private var flattened: [Polyline] {
        var lines: [Polyline] = []
        var line = Polyline()
        func end() {
            if line.points.count > 1 { lines.append(line) }
        }
        for segment in segments {
            switch segment {
            case .move(let point):
                end()
                line = Polyline(points: [point])
            case .line(let point): line.add(point)
            case .quad(let point, let control):
                guard let start = line.points.last else { continue }
                func third(_ end: Point) -> Point {
                    Point(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
                }
                line.addCurve(third(start), third(point), point)
            case .curve(let point, let control1, let control2): line.addCurve(control1, control2, point)
            case .close:
                guard let first = line.points.first else { continue }
                line.isClosed = true
                if line.points.count > 1, line.points.last == first { line.points.removeLast() }
                end()
                line = Polyline(points: [first])
            }
        }
        end()
        return lines
    }
}

/// Points that straight lines join.
private struct Polyline {
    var points: [Point] = []
    var isClosed = false

    mutating func add(_ point: Point) {
        if points.last != point { points.append(point) }
    }

    mutating func addCurve(_ control1: Point, _ control2: Point, _ end: Point) {
        guard let start = points.last else { return }
        let rough = start.distance(to: control1) + control1.distance(to: control2) + control2.distance(to: end)
        let steps = max(4, min(48, Int((rough / 2).rounded(.up))))
        for step in 1...steps {
            let t = Double(step) / Double(steps), u = 1 - t
            func axis(_ p: (Point) -> Double) -> Double {
                u * u * u * p(start) + 3 * u * u * t * p(control1) + 3 * u * t * t * p(control2) + t * t * t * p(end)
            }
            add(step == steps ? end : Point(x: axis(\.x), y: axis(\.y)))
        }
    }

    /// The parts that a pattern of lines and gaps leaves.
    func cut(into dashes: [Double], from phase: Double) -> [Polyline] {
        let whole = dashes.reduce(0, +)
        var rest = phase.truncatingRemainder(dividingBy: whole)
        if rest < 0 { rest += whole }
        var index = 0
        while rest >= dashes[index] {
            rest -= dashes[index]
            index = (index + 1) % dashes.count
        }
        var left = dashes[index] - rest
        var parts: [Polyline] = []
        var part = Polyline()
        for (start, end) in zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])) {
            let length = start.distance(to: end)
            var position = 0.0
            while position < length {
                func point(at place: Double) -> Point {
                    let t = place / length
                    return Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
                }
                let step = min(left, length - position)
                if index.isMultiple(of: 2) {
                    part.add(point(at: position))
                    part.add(point(at: position + step))
                }
                position += step
                left -= step
                if left <= 1e-9 {
                    if part.points.count > 1 { parts.append(part) }
                    part = Polyline()
                    index = (index + 1) % dashes.count
                    left = max(dashes[index], 1e-6)
                }
                // A pattern finer than can be seen is not followed for ever.
                if parts.count > 2000 { return parts }
            }
        }
        if part.points.count > 1 { parts.append(part) }
        return parts
    }
}

/// Draws the outline of a line around points.
private struct Pen {
    let line: Polyline
    let half: Double
    let style: Outline.LineStyle

    var segments: [Outline.Segment] {
        let points = line.points
        guard points.count > 1 else { return [] }
        if line.isClosed {
            return polygon(side(points, isClosed: true)) + polygon(side(points.reversed(), isClosed: true))
        }
        let back = Array(points.reversed())
        return polygon(
            side(points, isClosed: false) + cap(points[points.count - 2], points[points.count - 1])
                + side(back, isClosed: false) + cap(back[back.count - 2], back[back.count - 1])
        )
    }

    private func polygon(_ points: [Point]) -> [Outline.Segment] {
        guard let first = points.first else { return [] }
        return [.move(first)] + points.dropFirst().map { .line($0) } + [.close]
    }

    /// The points beside the line, seen in its direction.
    private func side(_ points: [Point], isClosed: Bool) -> [Point] {
        var result: [Point] = []
        let last = points.count - 1
        for (index, point) in points.enumerated() {
            let before = index > 0 ? points[index - 1] : isClosed ? points[last] : nil
            let after = index < last ? points[index + 1] : isClosed ? points[0] : nil
            switch (before.flatMap { normal($0, point) }, after.flatMap { normal(point, $0) }) {
            case (let first?, let second?): result += corner(at: point, first, second)
            case (let only?, nil), (nil, let only?): result.append(point.moved(only, by: half))
            case (nil, nil): continue
            }
        }
        return result
    }

    private func corner(at point: Point, _ first: Point, _ second: Point) -> [Point] {
        let start = point.moved(first, by: half), end = point.moved(second, by: half)
        let turn = first.x * second.y - first.y * second.x
        let alike = first.x * second.x + first.y * second.y
        // Nearly straight, as within a curve.
        if alike > 0.96 { return [start, end] }
        // On the inner side the outline passes through the corner, so that it winds around nothing.
        if turn >= 0 { return [start, point, end] }
        switch style.join {
        case .bevel: return [start, end]
        case .round: return [start] + arc(around: point, from: first, to: second) + [end]
        case .miter:
            // The tip lies 1 / cos(half the angle) half widths away.
            let cosine = ((1 + alike) / 2).squareRoot()
            guard cosine > 0.001, 1 / cosine <= style.miterLimit else { return [start, end] }
            let middle = Point(x: first.x + second.x, y: first.y + second.y)
            let length = (middle.x * middle.x + middle.y * middle.y).squareRoot()
            let tip = point.moved(Point(x: middle.x / length, y: middle.y / length), by: half / cosine)
            return [start, tip, end]
        }
    }

    private func cap(_ before: Point, _ end: Point) -> [Point] {
        guard let side = normal(before, end) else { return [] }
        let ahead = Point(x: side.y, y: -side.x)
        let back = Point(x: -side.x, y: -side.y)
        switch style.cap {
        case .butt: return []
        case .round:
            return arc(around: end, from: side, to: ahead) + [end.moved(ahead, by: half)]
                + arc(around: end, from: ahead, to: back)
        case .square:
            let tip = end.moved(ahead, by: half)
            return [tip.moved(side, by: half), tip.moved(back, by: half)]
        }
    }

    /// Points between two directions around a place, against the clock of an axis that points down.
    private func arc(around center: Point, from: Point, to: Point) -> [Point] {
        let start = atan2(from.y, from.x)
        var sweep = atan2(to.y, to.x) - start
        if sweep > 0 { sweep -= 2 * .pi }
        let steps = max(2, Int((abs(sweep) / 0.2).rounded(.up)))
        return (1..<steps).map { step in
            let angle = start + sweep * Double(step) / Double(steps)
            return Point(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
        }
    }

    /// The direction to one side of a line, of length 1; nil where the line has no length.
    private func normal(_ start: Point, _ end: Point) -> Point? {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        return length > 1e-9 ? Point(x: -y / length, y: x / length) : nil
    }
}

extension Point {
    package func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }

    func moved(_ direction: Point, by length: Double) -> Point {
        Point(x: x + direction.x * length, y: y + direction.y * length)
    }
}
