// Outlines as segments, and outlines elsewhere.
extension Outline {
    /// How far a curve's control points stand from its ends to draw a quarter of a circle, as a part of the radius.
    private static let quarter = 0.5522847498

    /// The outline in lines and curves.
    package var segments: [Segment] {
        switch self {
        case .path(let segments):
            return segments
        case .rect(let area):
            return [
                .move(area.origin), .line(Point(x: area.maxX, y: area.y)), .line(Point(x: area.maxX, y: area.maxY)),
                .line(Point(x: area.x, y: area.maxY)), .close,
            ]
        case .ellipse(let area):
            return Self.rounded(area, Size(width: area.width / 2, height: area.height / 2))
        case .roundedRect(let area, let radius, _):
            return Self.rounded(area, radius)
        }
    }

    /// The outline moved by a distance in points.
    package func moved(x: Double, y: Double) -> Outline {
        func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
        switch self {
        case .rect(let area): return .rect(area.offset(x: x, y: y))
        case .ellipse(let area): return .ellipse(area.offset(x: x, y: y))
        case .roundedRect(let area, let radius, let continuous):
            return .roundedRect(area.offset(x: x, y: y), radius: radius, continuous: continuous)
        case .path(let segments):
            return .path(
                segments.map { segment in
                    switch segment {
                    case .move(let point): .move(moved(point))
                    case .line(let point): .line(moved(point))
                    case .quad(let point, let control): .quad(moved(point), control: moved(control))
                    case .curve(let point, let control1, let control2):
                        .curve(moved(point), control1: moved(control1), control2: moved(control2))
                    case .close: .close
                    }
                }
            )
        }
    }

    /// The outline after a change of the plane; without a turn standard outlines stay what they are.
    package func moved(by transform: Transform) -> Outline {
        if transform == .identity { return self }
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        switch self {
        case .rect(let rect) where isUpright: return .rect(rect.bounds(under: transform))
        case .ellipse(let rect) where isUpright: return .ellipse(rect.bounds(under: transform))
        default: return .path(segments.map { $0.moved(by: transform) })
        }
    }

    /// Begins at the middle of the right edge and goes on clockwise, as Core Graphics does.
    private static func rounded(_ area: Rect, _ radius: Size) -> [Segment] {
        let (left, top, right, bottom) = (area.x, area.y, area.maxX, area.maxY)
        let (rx, ry) = (radius.width, radius.height)
        let (kx, ky) = (rx * (1 - quarter), ry * (1 - quarter))
        return [
            .move(Point(x: right, y: area.midY)), .line(Point(x: right, y: bottom - ry)),
            .curve(
                Point(x: right - rx, y: bottom), control1: Point(x: right, y: bottom - ky),
                control2: Point(x: right - kx, y: bottom)
            ),
            .line(Point(x: left + rx, y: bottom)),
            .curve(
                Point(x: left, y: bottom - ry), control1: Point(x: left + kx, y: bottom),
                control2: Point(x: left, y: bottom - ky)
            ),
            .line(Point(x: left, y: top + ry)),
            .curve(
                Point(x: left + rx, y: top), control1: Point(x: left, y: top + ky),
                control2: Point(x: left + kx, y: top)
            ),
            .line(Point(x: right - rx, y: top)),
            .curve(
                Point(x: right, y: top + ry), control1: Point(x: right - kx, y: top),
                control2: Point(x: right, y: top + ky)
            ),
            .close,
        ]
    }
}
