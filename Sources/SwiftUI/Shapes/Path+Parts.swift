// Arcs, parts and places of free outlines.
import ViewArchive

extension Path {
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

    /// The outline of a line along the path is not made; the path itself stands for it.
    public func strokedPath(_ style: StrokeStyle) -> Path { self }

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
