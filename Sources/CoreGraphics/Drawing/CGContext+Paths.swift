// The outline in the making, and where is drawn at all.
public import Foundation
package import ViewArchive

extension CGContext {
    /// Begins an outline anew.
    public func beginPath() { outline = [] }

    /// Begins a line at a place.
    public func move(to point: CGPoint) { add([.move(Point(finite: point))]) }

    /// Adds a line to a place.
    public func addLine(to point: CGPoint) {
        add([outline.isEmpty ? .move(Point(finite: point)) : .line(Point(finite: point))])
    }

    /// Adds lines from place to place.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        add([.quad(Point(finite: end), control: Point(finite: control))])
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add([.curve(Point(finite: end), control1: Point(finite: control1), control2: Point(finite: control2))])
    }

    /// Adds a part of a circle; `clockwise` is meant for an axis that points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let arc = Outline.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise)
        add(Outline.joined(arc, isFirst: outline.isEmpty))
    }

    /// Adds a part of a circle that touches the lines from here to one point and from there to another.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        add(Outline.corner(from: currentPointOfPath, tangent1End, tangent2End, radius))
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { add(Outline.rect(Rect(finite: rect)).segments) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { add(Outline.ellipse(Rect(finite: rect)).segments) }

    /// Adds another outline.
    public func addPath(_ path: CGPath) { add(path.outline.segments) }

    /// Adds a line back to where the last one began.
    public func closePath() { add([.close]) }

    /// Whether there is nothing in the outline.
    public var isPathEmpty: Bool { outline.isEmpty }

    /// Where the last line ends.
    public var currentPointOfPath: CGPoint {
        guard let end = Outline.end(of: outline) else { return .zero }
        return CGPoint(x: end.x, y: end.y).applying(state.transform.inverted())
    }

    /// A rectangle around the outline.
    public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

    /// The outline in the making.
    public var path: CGPath? {
        outline.isEmpty ? nil : CGPath(outline: .path(outline).moved(by: Transform(state.transform).inverse))
    }

    /// Makes the outline that of its line.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        return path?.contains(point, using: rule) ?? false
    }

    private func add(_ segments: [Outline.Segment]) {
        let change = Transform(state.transform)
        outline += change == .identity ? segments : segments.map { $0.moved(by: change) }
    }

    // MARK: Clips

    /// Draws only inside the outline from now on.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(.path(outline), rule)
        outline = []
    }

    /// Draws only inside a rectangle from now on.
    public func clip(to rect: CGRect) {
        clip(Outline.rect(Rect(finite: rect)).moved(by: Transform(state.transform)), .winding)
        outline = []
    }

    /// Draws only inside rectangles from now on.
    public func clip(to rects: [CGRect]) {
        outline = []
        addRects(rects)
        clip()
    }

    /// Draws only where a picture is opaque from now on.
    public func clip(to rect: CGRect, mask: CGImage) {
        let area = Outline.rect(Rect(finite: rect)).moved(by: Transform(state.transform))
        state.clips.append(.mask(placed(mask, in: rect, isUpright: false), bounds: area.bounds))
    }

    /// Draws everywhere again.
    public func resetClip() { state.clips = [] }

    /// Draws only inside an outline of the canvas' plane.
    package func clip(_ outline: Outline, _ rule: CGPathFillRule) {
        switch rule {
        case .winding: state.clips.append(.outline(outline))
        case .evenOdd:
            let fill = DisplayItem.Fill(outline, .color(.black), evenOdd: true)
            state.clips.append(.mask([.fill(fill)], bounds: outline.bounds))
        }
    }

    /// A rectangle around where is drawn.
    public var boundingBoxOfClipPath: CGRect {
        let whole = CGRect(origin: .zero, size: size)
        return state.clips.reduce(whole) { area, clip in
            let bounds =
                switch clip {
                case .outline(let outline): outline.bounds
                case .mask(_, let bounds): bounds
                }
            guard let bounds else { return area }
            return area.intersection(CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height))
        }.applying(state.transform.inverted())
    }
}
