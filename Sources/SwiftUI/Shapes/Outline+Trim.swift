// A part of an outline by its length.
import ViewArchive

extension Outline {
    /// The part between two places, from 0 (the start) to 1 (the end).
    func trimmed(from start: Double, to end: Double) -> Outline {
        let start = min(max(start.finite, 0), 1), end = min(max(end.finite, 0), 1)
        guard start < end else { return .path([]) }
        if start == 0, end == 1 { return self }
        let pieces = Piece.pieces(of: segments)
        let whole = pieces.reduce(0) { $0 + $1.length }
        guard whole > 0 else { return .path([]) }
        var position = 0.0
        var result: [Segment] = []
        var last: Point?
        // Round corners that meet leave straight pieces of no length but rounding's.
        for piece in pieces where piece.length > 1e-9 {
            let from = max(0, (start * whole - position) / piece.length)
            let to = min(1, (end * whole - position) / piece.length)
            position += piece.length
            guard (to - from) * piece.length > 1e-6 else { continue }
            let part = piece.part(from: from, to: to)
            if last != part.start { result.append(.move(part.start)) }
            result.append(part.segment)
            last = part.end
        }
        return .path(result)
    }
}

/// A straight or curved piece of an outline.
private struct Piece {
    let start: Point
    let control1: Point
    let control2: Point
    let end: Point
    let isStraight: Bool
    let length: Double

    init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point, isStraight: Bool) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        self.isStraight = isStraight
        var length = 0.0
        if isStraight {
            length = Self.distance(start, end)
        } else {
            var here = start
            for step in 1...16 {
                let next = Self.point(start, control1, control2, end, Double(step) / 16)
                length += Self.distance(here, next)
                here = next
            }
        }
        self.length = length
    }

    var segment: Outline.Segment {
        isStraight ? .line(end) : .curve(end, control1: control1, control2: control2)
    }

    /// A part by parameters, which for the arcs of our shapes are as good as lengths.
    func part(from: Double, to: Double) -> Piece {
        func at(_ t: Double) -> Point { Self.point(start, control1, control2, end, t) }
        if isStraight { return Piece(line(from), line(from), line(to), line(to), isStraight: true) }
        if from <= 0, to >= 1 { return self }
        let third = (to - from) / 3
        let (first, last) = (slope(from), slope(to))
        let (a, b) = (at(from), at(to))
        return Piece(
            a, Point(x: a.x + first.x * third, y: a.y + first.y * third),
            Point(x: b.x - last.x * third, y: b.y - last.y * third), b, isStraight: false
        )
    }

    private func line(_ t: Double) -> Point {
        Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }

    private func slope(_ t: Double) -> Point {
        let u = 1 - t
        func axis(_ p: (Point) -> Double) -> Double {
            3 * u * u * (p(control1) - p(start)) + 6 * u * t * (p(control2) - p(control1))
                + 3 * t * t * (p(end) - p(control2))
        }
        return Point(x: axis(\.x), y: axis(\.y))
    }

    private static func point(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
        let u = 1 - t
        func axis(_ p: (Point) -> Double) -> Double {
            u * u * u * p(a) + 3 * u * u * t * p(b) + 3 * u * t * t * p(c) + t * t * t * p(d)
        }
        return Point(x: axis(\.x), y: axis(\.y))
    }

    private static func distance(_ a: Point, _ b: Point) -> Double {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    static func pieces(of segments: [Outline.Segment]) -> [Piece] {
        var here = Point.zero
        var first = Point.zero
        return segments.compactMap { segment in
            let start = here
            switch segment {
            case .move(let point):
                (here, first) = (point, point)
                return nil
            case .line(let point):
                here = point
                return Piece(start, start, point, point, isStraight: true)
            case .quad(let point, let control):
                here = point
                func third(_ end: Point) -> Point {
                    Point(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
                }
                return Piece(start, third(start), third(point), point, isStraight: false)
            case .curve(let point, let control1, let control2):
                here = point
                return Piece(start, control1, control2, point, isStraight: false)
            case .close:
                here = first
                return start == first ? nil : Piece(start, start, first, first, isStraight: true)
            }
        }
    }
}
