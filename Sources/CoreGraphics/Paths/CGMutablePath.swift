// Outlines in the making.
public import Foundation
import ViewArchive

/// An outline that grows.
public final class CGMutablePath: CGPath {
    /// Makes an empty outline.
    public init() {
        super.init(outline: .path([]))
    }

    override init(outline: Outline) {
        super.init(outline: outline)
    }

    private func add(_ segments: [Outline.Segment], _ transform: CGAffineTransform) {
        let change = Transform(transform)
        outline = .path(outline.segments + (transform.isIdentity ? segments : segments.map { $0.moved(by: change) }))
    }

    /// Begins a new line at a place.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.move(Point(finite: point))], transform)
    }

    /// Adds a line to a place.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([isEmpty ? .move(Point(finite: point)) : .line(Point(finite: point))], transform)
    }

    /// Adds lines from place to place.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        add(
            points.enumerated().map {
                $0.offset == 0 ? .move(Point(finite: $0.element)) : .line(Point(finite: $0.element))
            },
            transform
        )
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add([.quad(Point(finite: end), control: Point(finite: control))], transform)
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add(
            [.curve(Point(finite: end), control1: Point(finite: control1), control2: Point(finite: control2))],
            transform
        )
    }

    /// Adds a line back to where the last one began.
    public func closeSubpath() { add([.close], .identity) }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Outline.rect(Rect(finite: rect)).segments, transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Outline.ellipse(Rect(finite: rect)).segments, transform)
    }

    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(Self.rounded(rect, cornerWidth, cornerHeight, continuous: false).segments, transform)
    }

    /// Adds a part of a circle; `clockwise` is meant for an axis that points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(
            Outline.joined(
                Outline.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise), isFirst: isEmpty
            ), transform
        )
    }

    /// Adds a part of a circle by its length as an angle.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, delta.isFinite, radius.isFinite else { return }
        let arc = Outline.arc(
            center: Point(finite: center), radius: Double(radius), start: Double(startAngle), sweep: Double(delta)
        )
        add(Outline.joined(arc, isFirst: isEmpty), transform)
    }

    /// Adds a part of a circle that touches the lines from here to one point and from there to another.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let here = Outline.end(of: outline.segments) else { return }
        let start = CGPoint(x: here.x, y: here.y).applying(transform.inverted())
        add(Outline.corner(from: start, tangent1End, tangent2End, radius), transform)
    }

    /// Adds another outline.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.outline.segments, transform)
    }
}

extension CGPath {
    /// The outline of a line along this one.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = Outline.LineStyle(
            width: Double(lineWidth), cap: lineCap, join: lineJoin, miterLimit: Double(miterLimit)
        )
        return CGPath(outline: outline.moved(by: Transform(transform)).stroked(style))
    }

    /// The dashes of a line along this one.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = Outline.LineStyle(
            width: 1, cap: .butt, join: .miter, miterLimit: 10, dash: lengths.map(Double.init),
            dashPhase: Double(phase)
        )
        return CGPath(outline: outline.moved(by: Transform(transform)).dashed(style))
    }
}
