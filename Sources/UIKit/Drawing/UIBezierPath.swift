// Outlines with the line that strokes them.
public import CoreGraphics
public import Foundation
import ViewArchive

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline that grows, and how it is drawn.
public final class UIBezierPath {
    private var path: CGMutablePath
    /// In points.
    public var lineWidth: CGFloat = 1
    public var lineCapStyle = CGLineCap.butt
    public var lineJoinStyle = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var flatness: CGFloat = 0.6
    /// Whether what lies inside is told by how often the outline crosses, not by how it turns.
    public var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Makes an empty outline.
    public init() {
        path = CGMutablePath()
    }

    private init(_ outline: Outline) {
        path = CGMutablePath()
        path.outline = outline
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init(.rect(Rect(finite: rect)))
    }

    /// Makes an ellipse.
    public convenience init(ovalIn rect: CGRect) {
        self.init(.ellipse(Rect(finite: rect)))
    }

    /// Makes a rectangle with rounded corners, as smooth as the system's.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(CGPath.rounded(rect, cornerRadius, cornerRadius, continuous: true))
    }

    /// Makes a rectangle of which some corners are rounded.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        guard !corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) else {
            self.init(CGPath.rounded(rect, cornerRadii.width, cornerRadii.height, continuous: false))
            return
        }
        self.init()
        let (rx, ry) = (min(cornerRadii.width, rect.width / 2), min(cornerRadii.height, rect.height / 2))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        /// A line to where the corner begins, and around it.
        func turn(_ corner: UIRectCorner, at tip: CGPoint, from: CGPoint, to end: CGPoint) {
            guard corners.contains(corner), rx > 0, ry > 0 else { return addLine(to: tip) }
            addLine(to: from)
            // How far control points stand from the ends of a quarter of a circle.
            let part: CGFloat = 0.5522847498
            addCurve(
                to: end,
                controlPoint1: point(from.x + (tip.x - from.x) * part, from.y + (tip.y - from.y) * part),
                controlPoint2: point(end.x + (tip.x - end.x) * part, end.y + (tip.y - end.y) * part)
            )
        }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: point(rect.midX, top))
        turn(.topRight, at: point(right, top), from: point(right - rx, top), to: point(right, top + ry))
        turn(.bottomRight, at: point(right, bottom), from: point(right, bottom - ry), to: point(right - rx, bottom))
        turn(.bottomLeft, at: point(left, bottom), from: point(left + rx, bottom), to: point(left, bottom - ry))
        turn(.topLeft, at: point(left, top), from: point(left, top + ry), to: point(left + rx, top))
        close()
    }

    /// Makes a part of a circle, clockwise as it is seen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes an outline of another.
    public convenience init(cgPath: CGPath) {
        self.init(cgPath.outline)
    }

    /// The outline alone.
    public var cgPath: CGPath {
        get { CGPath(outline: path.outline) }
        set { path.outline = newValue.outline }
    }

    // MARK: Steps

    /// Begins a new line at a place.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to a place.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two control points.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one control point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds a part of a circle, clockwise as it is seen.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Adds a line back to where the last one began.
    public func close() { path.closeSubpath() }
    /// Takes all away.
    public func removeAllPoints() { path.outline = .path([]) }
    /// Adds another outline.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Changes all points.
    public func apply(_ transform: CGAffineTransform) { path.outline = path.outline.moved(by: Transform(transform)) }

    /// The outline drawn from its end to its beginning.
    public func reversing() -> UIBezierPath {
        let copy = UIBezierPath(.path(path.outline.segments.reversedLines))
        copy.takeStyle(of: self)
        return copy
    }

    /// An outline of the same steps and the same line.
    public func copy() -> Any {
        let copy = UIBezierPath(path.outline)
        copy.takeStyle(of: self)
        return copy
    }

    private func takeStyle(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (miterLimit, usesEvenOddFillRule) = (other.miterLimit, other.usesEvenOddFillRule)
        (dash, dashPhase) = (other.dash, other.dashPhase)
    }

    /// Sets lengths of dashes and of the gaps between them; none for whole lines.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    // MARK: Questions

    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }
    /// A rectangle around the lines.
    public var bounds: CGRect { path.boundingBoxOfPath }
    /// Where the last line ends.
    public var currentPoint: CGPoint { path.currentPoint }
    /// Whether a point lies inside.
    public func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing

    /// Fills it on the canvas that is drawn on.
    public func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fill(placed(on: context), usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes it on the canvas that is drawn on.
    public func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setLineDash(phase: dashPhase, lengths: dash)
        context.stroke(placed(on: context))
        context.restoreGState()
    }

    /// Fills it on the canvas that is drawn on.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha) { fill() } }

    /// Strokes it on the canvas that is drawn on.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { blended(blendMode, alpha) { stroke() } }

    private func blended(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(mode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }

    /// Draws only inside it from now on.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.clip(placed(on: context), usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func placed(on context: CGContext) -> Outline {
        path.outline.moved(by: Transform(context.userTransform))
    }
}

private extension [Outline.Segment] {
    /// The same lines, each from its end to its beginning.
    var reversedLines: [Outline.Segment] {
        var result: [Outline.Segment] = []
        var steps: [(from: Point, step: Outline.Segment)] = []
        var start = Point.zero, here = Point.zero
        func end(closing: Bool) {
            guard !steps.isEmpty else { return }
            result.append(.move(here))
            for (from, step) in steps.reversed() {
                switch step {
                case .quad(_, let control): result.append(.quad(from, control: control))
                case .curve(_, let control1, let control2):
                    result.append(.curve(from, control1: control2, control2: control1))
                default: result.append(.line(from))
                }
            }
            if closing { result.append(.close) }
            steps = []
        }
        for step in self {
            switch step {
            case .move(let point):
                end(closing: false)
                (start, here) = (point, point)
            case .line(let point), .quad(let point, _), .curve(let point, _, _):
                steps.append((here, step))
                here = point
            case .close:
                end(closing: true)
                here = start
            }
        }
        end(closing: false)
        return result
    }
}
