// What the shapes of symbols look like that no icon of the font has.
#if Raster
import Glibc
import ViewArchive

extension SymbolForm {
    /// Whether the outline is a line to be stroked.
    var isLine: Bool {
        switch self {
        case .frame, .ring, .rain, .slash, .zed, .arc, .pulse, .caretUp, .caretDown: true
        default: false
        }
    }

    func outline(in frame: Rect) -> Outline {
        let short = min(frame.width, frame.height)
        switch self {
        case .dot: return .ellipse(frame)
        case .ring: return .ellipse(frame.inset(by: short * 0.05))
        case .box: return Self.rounded(frame, short * 0.16)
        case .app: return Self.rounded(frame, short * 0.24)
        case .bar: return Self.rounded(frame, short / 2)
        case .cell: return Self.rounded(frame, short * 0.2)
        case .frame: return Self.rounded(frame.inset(by: short * 0.06), short * 0.28)
        case .rain: return .path(Self.line(frame, [(1, 0), (0, 1)]))
        case .slash: return .path(Self.line(frame, [(0, 0), (1, 1)]))
        case .zed: return .path(Self.line(frame, [(0, 0), (1, 0), (0, 1), (1, 1)]))
        case .caretUp: return .path(Self.line(frame, [(0, 1), (0.5, 0), (1, 1)]))
        case .caretDown: return .path(Self.line(frame, [(0, 0), (0.5, 1), (1, 0)]))
        case .pulse:
            return .path(
                Self.line(
                    frame,
                    [(0, 0.55), (0.22, 0.55), (0.34, 0.12), (0.5, 0.95), (0.66, 0.35), (0.74, 0.55), (1, 0.55)]))
        case .arc: return .path(Self.arc(frame))
        case .mark: return .path(Self.mark(frame))
        case .warning, .triangleUp: return Self.rounded(frame, corners: [(0.5, 0), (1, 1), (0, 1)])
        case .triangleDown: return Self.rounded(frame, corners: [(0, 0), (1, 0), (0.5, 1)])
        case .triangleLeft: return Self.rounded(frame, corners: [(0, 0.5), (1, 0), (1, 1)])
        case .triangleRight: return Self.rounded(frame, corners: [(0, 0), (1, 0.5), (0, 1)])
        case .octagon:
            let k = 0.293
            return Self.rounded(
                frame, corners: [(k, 0), (1 - k, 0), (1, k), (1, 1 - k), (1 - k, 1), (k, 1), (0, 1 - k), (0, k)],
                radius: 0.04)
        case .diamond: return Self.rounded(frame, corners: [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], radius: 0.07)
        case .hexagon:
            return Self.rounded(
                frame, corners: [(0.5, 0), (1, 0.25), (1, 0.75), (0.5, 1), (0, 0.75), (0, 0.25)], radius: 0.06)
        case .pentagon:
            return Self.rounded(
                frame, corners: [(0.5, 0), (1, 0.38), (0.81, 1), (0.19, 1), (0, 0.38)], radius: 0.06)
        case .seal: return .path(Self.seal(frame))
        case .plus:
            let (a, b) = (0.33, 0.67)
            return Self.rounded(
                frame,
                corners: [
                    (a, 0), (b, 0), (b, a), (1, a), (1, b), (b, b), (b, 1), (a, 1), (a, b), (0, b), (0, a), (a, a),
                ],
                radius: 0.05)
        case .crown:
            return Self.rounded(
                frame, corners: [(0, 0.2), (0.27, 0.54), (0.5, 0), (0.73, 0.54), (1, 0.2), (0.88, 1), (0.12, 1)],
                radius: 0.04)
        case .drop: return .path(Self.drop(frame))
        case .bubble:
            return Self.rounded(
                frame, corners: [(0, 0), (1, 0), (1, 0.82), (0.46, 0.82), (0.2, 1), (0.2, 0.82), (0, 0.82)],
                radius: 0.16)
        }
    }

    private static func rounded(_ rect: Rect, _ radius: Double) -> Outline {
        .roundedRect(rect, radius: Size(width: radius, height: radius), continuous: true)
    }

    private static func point(_ frame: Rect, _ place: (x: Double, y: Double)) -> Point {
        Point(x: frame.x + frame.width * place.x, y: frame.y + frame.height * place.y)
    }

    private static func line(_ frame: Rect, _ places: [(Double, Double)]) -> [Outline.Segment] {
        places.enumerated().map { $0 == 0 ? .move(point(frame, $1)) : .line(point(frame, $1)) }
    }

    /// A polygon whose corners are rounded, as far as its sides are long enough.
    private static func rounded(
        _ frame: Rect, corners: [(Double, Double)], radius: Double = 0.09
    ) -> Outline {
        let points = corners.map { point(frame, $0) }
        let reach = radius * min(frame.width, frame.height) * 1.6
        var segments: [Outline.Segment] = []
        for (index, corner) in points.enumerated() {
            func toward(_ other: Point) -> Point {
                let (x, y) = (other.x - corner.x, other.y - corner.y)
                let length = (x * x + y * y).squareRoot()
                guard length > 0 else { return corner }
                let part = min(reach / length, 0.5)
                return Point(x: corner.x + x * part, y: corner.y + y * part)
            }
            let before = toward(points[(index + points.count - 1) % points.count])
            let after = toward(points[(index + 1) % points.count])
            segments.append(index == 0 ? .move(before) : .line(before))
            segments.append(.quad(after, control: corner))
        }
        return .path(segments + [.close])
    }

    /// The right side of an ellipse, 48 degrees up and down.
    private static func arc(_ frame: Rect) -> [Outline.Segment] {
        let radius = frame.height / 2
        return stride(from: -48.0, through: 48, by: 8).enumerated().map { index, angle in
            let point = Point(
                x: frame.maxX - radius + radius * cos(angle * .pi / 180),
                y: frame.midY + radius * sin(angle * .pi / 180)
            )
            return index == 0 ? .move(point) : .line(point)
        }
    }

    /// An exclamation mark: a stroke that grows thinner, and a dot as wide as its top.
    private static func mark(_ frame: Rect) -> [Outline.Segment] {
        let radius = frame.width / 2
        let (waist, foot) = (frame.width * 0.28, frame.y + frame.height * 0.66)
        let dot = Point(x: frame.midX, y: frame.maxY - radius)
        let bend = radius * 0.5523
        return [
            .move(Point(x: frame.x, y: frame.y + radius)),
            .curve(
                Point(x: frame.maxX, y: frame.y + radius), control1: Point(x: frame.x, y: frame.y - radius * 0.33),
                control2: Point(x: frame.maxX, y: frame.y - radius * 0.33)),
            .line(Point(x: frame.midX + waist, y: foot - waist)),
            .quad(Point(x: frame.midX, y: foot), control: Point(x: frame.midX + waist, y: foot)),
            .quad(Point(x: frame.midX - waist, y: foot - waist), control: Point(x: frame.midX - waist, y: foot)),
            .close,
            .move(Point(x: dot.x - radius, y: dot.y)),
            .curve(
                Point(x: dot.x, y: dot.y - radius), control1: Point(x: dot.x - radius, y: dot.y - bend),
                control2: Point(x: dot.x - bend, y: dot.y - radius)),
            .curve(
                Point(x: dot.x + radius, y: dot.y), control1: Point(x: dot.x + bend, y: dot.y - radius),
                control2: Point(x: dot.x + radius, y: dot.y - bend)),
            .curve(
                Point(x: dot.x, y: dot.y + radius), control1: Point(x: dot.x + radius, y: dot.y + bend),
                control2: Point(x: dot.x + bend, y: dot.y + radius)),
            .curve(
                Point(x: dot.x - radius, y: dot.y), control1: Point(x: dot.x - bend, y: dot.y + radius),
                control2: Point(x: dot.x - radius, y: dot.y + bend)),
            .close,
        ]
    }

    /// A circle with eight soft bulges.
    private static func seal(_ frame: Rect) -> [Outline.Segment] {
        let points = stride(from: 0.0, to: 360, by: 5).map { angle in
            let turn = angle * .pi / 180
            let radius = frame.width / 2 * (0.93 + 0.07 * cos(8 * turn))
            return Point(x: frame.midX + radius * cos(turn), y: frame.midY + radius * sin(turn))
        }
        return points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
    }

    private static func drop(_ frame: Rect) -> [Outline.Segment] {
        func curve(_ end: (Double, Double), _ first: (Double, Double), _ second: (Double, Double)) -> Outline.Segment {
            .curve(point(frame, end), control1: point(frame, first), control2: point(frame, second))
        }
        return [
            .move(point(frame, (0.5, 0))), curve((1, 0.66), (0.58, 0), (1, 0.44)),
            curve((0.5, 1), (1, 0.855), (0.78, 1)), curve((0, 0.66), (0.22, 1), (0, 0.855)),
            curve((0.5, 0), (0, 0.44), (0.42, 0)), .close,
        ]
    }
}
#endif
