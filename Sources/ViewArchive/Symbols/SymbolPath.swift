// Drawings of symbols that are neither icons nor forms.

/// A drawing in a square of 24 units, in the letters of SVG paths: `M`, `L`, `C`, `Q` and `Z`, all absolute.
package struct SymbolPath: Hashable, Sendable {
    /// The drawing in its own square.
    package let segments: [Outline.Segment]
    /// Whether it is a line to be stroked.
    package let isLine: Bool

    /// Reads a path; nil where the text is none.
    init?(_ text: Substring, isLine: Bool) {
        self.isLine = isLine
        var segments: [Outline.Segment] = []
        var rest = text
        while let letter = rest.popFirst() {
            let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
            let numbers = rest[..<end].split(separator: ",").map { Double($0) ?? .nan }
            guard numbers.allSatisfy(\.isFinite) else { return nil }
            rest = rest[end...]
            guard let read = Self.segments(letter, numbers) else { return nil }
            segments += read
        }
        guard case .move? = segments.first else { return nil }
        self.segments = segments
    }

    private static func segments(_ letter: Character, _ numbers: [Double]) -> [Outline.Segment]? {
        func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
        func each(_ count: Int, _ make: (Int) -> Outline.Segment) -> [Outline.Segment]? {
            guard !numbers.isEmpty, numbers.count % count == 0 else { return nil }
            return stride(from: 0, to: numbers.count, by: count).map(make)
        }
        switch letter {
        case "M": return numbers.count == 2 ? [.move(point(0))] : nil
        case "L": return each(2) { .line(point($0)) }
        case "Q": return each(4) { .quad(point($0 + 2), control: point($0)) }
        case "C": return each(6) { .curve(point($0 + 4), control1: point($0), control2: point($0 + 2)) }
        case "Z": return numbers.isEmpty ? [.close] : nil
        default: return nil
        }
    }

    /// What the drawing takes of its square.
    var bounds: Rect {
        let points = segments.flatMap { segment -> [Point] in
            switch segment {
            case .move(let point), .line(let point): [point]
            case .quad(let point, let control): [point, control]
            case .curve(let point, let first, let second): [point, first, second]
            case .close: []
            }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The drawing in a frame.
    package func outline(in frame: Rect) -> Outline {
        let square = SymbolLayer.square
        func placed(_ point: Point) -> Point {
            Point(
                x: frame.x + point.x * frame.width / square.width, y: frame.y + point.y * frame.height / square.height)
        }
        return .path(
            segments.map { segment in
                switch segment {
                case .move(let point): .move(placed(point))
                case .line(let point): .line(placed(point))
                case .quad(let point, let control): .quad(placed(point), control: placed(control))
                case .curve(let point, let first, let second):
                    .curve(placed(point), control1: placed(first), control2: placed(second))
                case .close: .close
                }
            })
    }
}
