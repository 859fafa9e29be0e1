// The lines and curves of a path, one by one.
import ViewArchive

extension Path {
    /// A line, a curve, or what begins and ends them.
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// Calls with each element in order.
    public func forEach(_ body: (Element) -> Void) {
        for segment in segments {
            switch segment {
            case .move(let end): body(.move(to: CGPoint(end)))
            case .line(let end): body(.line(to: CGPoint(end)))
            case .quad(let end, let control): body(.quadCurve(to: CGPoint(end), control: CGPoint(control)))
            case .curve(let end, let first, let second):
                body(.curve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second)))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// Whether the path, filled, covers a point.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        FlatOutline(outline).covers(Point(p), evenOdd: eoFill)
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
        addPath(Path(rect), transform: transform)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform
    ) {
        var arc = Path()
        arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        addPath(arc, transform: transform)
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
    }
}

extension CGPoint {
    nonisolated init(_ point: Point) {
        self.init(x: point.x, y: point.y)
    }
}
