// Outlines of lines and curves, as Core Graphics has them.
public import Foundation
package import ViewArchive

/// An outline that does not change.
public class CGPath {
    /// A standard outline while it is nothing else, since renderers draw those best.
    package final var outline: Outline

    package init(outline: Outline) {
        self.outline = outline
    }

    /// Makes a rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        outline = unsafe Self.moved(.rect(Rect(finite: rect)), transform)
    }

    /// Makes an ellipse.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        outline = unsafe Self.moved(.ellipse(Rect(finite: rect)), transform)
    }

    /// Makes a rectangle with rounded corners.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        outline = unsafe Self.moved(Self.rounded(rect, cornerWidth, cornerHeight, continuous: false), transform)
    }

    static func moved(_ outline: Outline, _ transform: UnsafePointer<CGAffineTransform>?) -> Outline {
        guard let transform = unsafe transform?.pointee else { return outline }
        return outline.moved(by: Transform(transform))
    }

    package static func rounded(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat, continuous: Bool) -> Outline {
        let area = Rect(finite: rect)
        func radius(_ wanted: CGFloat, _ most: Double) -> Double {
            wanted.isFinite ? min(max(0, Double(wanted)), most) : 0
        }
        let corner = Size(width: radius(width, area.width / 2), height: radius(height, area.height / 2))
        return .roundedRect(area, radius: corner, continuous: continuous)
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { outline.segments.isEmpty }

    /// A rectangle around all points and control points.
    public var boundingBox: CGRect {
        guard let bounds = outline.bounds else { return .null }
        return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
    }

    /// A rectangle around the lines themselves.
    public var boundingBoxOfPath: CGRect {
        guard let bounds = Rect(around: outline.lines().flatMap { $0 }) else { return .null }
        return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
    }

    /// Where the last line ends.
    public var currentPoint: CGPoint {
        guard let point = Outline.end(of: outline.segments) else { return .zero }
        return CGPoint(x: point.x, y: point.y)
    }

    /// Whether a point lies inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let turns = outline.moved(by: Transform(transform)).turns(around: Point(finite: point))
        return rule == .winding ? turns != 0 : turns % 2 != 0
    }

    /// The same outline, which does not change.
    public func copy() -> CGPath? { CGPath(outline: outline) }

    /// The same outline after a change.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(outline: unsafe Self.moved(outline, transform))
    }

    /// The same outline, which can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

    /// The same outline after a change, which can be changed further.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(outline: unsafe Self.moved(outline, transform))
    }

    /// Shows a closure each step; the points that it is given end with the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for segment in outline.segments {
            var (type, points) = segment.element
            unsafe points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var element = unsafe CGPathElement(type: type, points: start)
                unsafe withUnsafePointer(to: &element) { unsafe block($0) }
            }
        }
    }
}

extension CGPath: Hashable {
    /// Whether two have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.outline.segments == right.outline.segments }

    /// Hashes the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(outline.segments) }
}

/// What a step of an outline is.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of an outline.
@unsafe public struct CGPathElement {
    /// What the step is.
    public var type: CGPathElementType
    /// Its control points, and where it ends.
    public var points: UnsafeMutablePointer<CGPoint>
}

private extension Outline.Segment {
    /// The step with its points, control points first; at least one, so that there is a place for it.
    var element: (CGPathElementType, [CGPoint]) {
        func point(_ point: Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
        switch self {
        case .move(let end): return (.moveToPoint, [point(end)])
        case .line(let end): return (.addLineToPoint, [point(end)])
        case .quad(let end, let control): return (.addQuadCurveToPoint, [point(control), point(end)])
        case .curve(let end, let control1, let control2):
            return (.addCurveToPoint, [point(control1), point(control2), point(end)])
        case .close: return (.closeSubpath, [.zero])
        }
    }
}
