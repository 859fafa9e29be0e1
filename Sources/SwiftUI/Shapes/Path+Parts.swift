// Arcs, parts and places of free outlines.
import ViewArchive

extension Path {
    /// Takes the lines of a Core Graphics path.
    public init(_ path: CGPath) {
        self.init(outline: path.outline)
    }

    /// The same lines for Core Graphics.
    public var cgPath: CGPath { CGPath(outline: outline) }

    /// Adds a part of a circle; as on Apple's platforms `clockwise` is meant for an axis that points up.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let start = startAngle.radians
        var sweep = endAngle.radians - start
        guard start.isFinite, sweep.isFinite, radius.isFinite else { return }
        let turn = 2 * Double.pi
        if abs(sweep) >= turn {
            sweep = clockwise ? -turn : turn
        } else if clockwise, sweep > 0 {
            sweep -= turn
        } else if !clockwise, sweep < 0 {
            sweep += turn
        }
        let arc = Outline.arc(center: Point(center), radius: Double(radius), start: start, sweep: sweep)
        guard case .move(let first)? = arc.first else { return }
        segments += [segments.isEmpty ? .move(first) : .line(first)] + arc.dropFirst()
    }

    /// Adds a part of a circle by its length as an angle.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        let (start, sweep) = (startAngle.radians.finite, delta.radians.finite)
        let arc = Outline.arc(center: Point(center), radius: Double(radius).finite, start: start, sweep: sweep)
        guard case .move(let first)? = arc.first else { return }
        segments += [segments.isEmpty ? .move(first) : .line(first)] + arc.dropFirst()
    }

    /// Adds a part of a circle that touches the lines from here to one point and from there to another.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform), end = tangent2End.applying(transform)
        guard let start = currentPoint else { return }
        let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let turn = first.dx * second.dy - first.dy * second.dx
        let angle = abs(atan2(turn, first.dx * second.dx + first.dy * second.dy))
        guard radius > 0, angle.isFinite, angle > 1e-6, angle < .pi - 1e-6 else {
            addLine(to: corner)
            return
        }
        // The circle's middle lies on the line that halves the corner.
        let away = radius / sin(angle / 2)
        let middle = atan2(first.dy, first.dx) + (turn > 0 ? angle : -angle) / 2
        let center = CGPoint(x: corner.x + away * cos(middle), y: corner.y + away * sin(middle))
        let sweep = .pi - angle
        let toCorner = middle + .pi
        addArc(
            center: center, radius: radius,
            startAngle: .radians(Double(turn > 0 ? toCorner + sweep / 2 : toCorner - sweep / 2)),
            endAngle: .radians(Double(turn > 0 ? toCorner - sweep / 2 : toCorner + sweep / 2)), clockwise: turn > 0
        )
    }

    public mutating func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }

    /// The path after an affine change.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(outline: outline.moved(by: Transform(transform)))
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        Path(outline: outline.moved(x: Double(dx).finite, y: Double(dy).finite))
    }

    /// The part between two places, from 0 to 1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(outline: outline.trimmed(from: Double(from), to: Double(to)))
    }

    /// The outline of a line along the path, to be filled.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(outline: outline.stroked(style)) }

    /// A rectangle around all points and control points.
    public var boundingRect: CGRect {
        guard let bounds = outline.bounds else { return .zero }
        return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
    }

    /// Where the last line ends.
    public var currentPoint: CGPoint? {
        for segment in segments.reversed() {
            switch segment {
            case .move(let end), .line(let end), .quad(let end, _), .curve(let end, _, _):
                return CGPoint(x: end.x, y: end.y)
            case .close: continue
            }
        }
        return nil
    }
}
