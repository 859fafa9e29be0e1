// Colours and lines, fills and strokes.
public import Foundation
package import ViewArchive

extension CGContext {
    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    /// Sets the colour of fills, from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the grey of fills, from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
    /// Sets the colour of lines, from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the grey of lines, from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// Colours are in sRGB, whatever space is named.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Colours are in sRGB, whatever space is named.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}

    /// Sets how wide lines are.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// Sets how lines end.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// Sets how lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// Sets up to where corners are pointed; all are drawn with a limit of 10.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    /// Sets lengths of dashes and of the gaps between them; none for whole lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dash = lengths
        state.dashPhase = phase
    }

    /// Fills the outline, and begins anew.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(.path(outline), rule)
        outline = []
    }

    /// Strokes the outline, and begins anew.
    public func strokePath() {
        stroke(.path(outline))
        outline = []
    }

    /// Fills or strokes the outline, or both, and begins anew.
    public func drawPath(using mode: CGPathDrawingMode) {
        let whole = Outline.path(outline)
        outline = []
        switch mode {
        case .fill, .fillStroke: fill(whole, .winding)
        case .eoFill, .eoFillStroke: fill(whole, .evenOdd)
        case .stroke: break
        }
        if mode != .fill, mode != .eoFill { stroke(whole) }
    }

    /// Makes the outline the area that a line along it covers.
    public func replacePathWithStrokedPath() {
        let path = CGPath(outline: .path(outline))
        let style = Outline.LineStyle(
            width: Double(state.lineWidth) * Transform(state.transform).scale, cap: state.lineCap,
            join: state.lineJoin, miterLimit: Double(state.miterLimit), dash: state.dash.map(Double.init),
            dashPhase: Double(state.dashPhase)
        )
        outline = path.outline.stroked(style).segments
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(placed(.rect(Rect(finite: rect))), .winding) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }
    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { fill(placed(.ellipse(Rect(finite: rect))), .winding) }
    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(placed(.rect(Rect(finite: rect)))) }
    /// Strokes a rectangle with a line of another width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let kept = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = kept
    }
    /// Strokes an ellipse.
    public func strokeEllipse(in rect: CGRect) { stroke(placed(.ellipse(Rect(finite: rect)))) }
    /// Strokes lines, two points each.
    public func strokeLineSegments(between points: [CGPoint]) {
        outline = []
        for (index, point) in points.enumerated() {
            if index % 2 == 0 { move(to: point) } else { addLine(to: point) }
        }
        strokePath()
    }

    /// Makes a rectangle as if nothing had been drawn there.
    public func clear(_ rect: CGRect) {
        let kept = state
        (state.blend, state.alpha, state.shadow) = (.clear, 1, nil)
        let area = placed(.rect(Rect(finite: rect)))
        record([.fill(.init(area, .color(.black)))], in: .identity, area: area)
        state = kept
    }

    private func placed(_ outline: Outline) -> Outline { outline.moved(by: Transform(state.transform)) }

    /// Fills an outline of the canvas' plane.
    package func fill(_ outline: Outline, _ rule: CGPathFillRule) {
        guard !outline.segments.isEmpty else { return }
        record(
            [.fill(.init(outline, .color(state.fill), evenOdd: rule == .evenOdd))], in: .identity, area: outline
        )
    }

    /// Strokes an outline of the canvas' plane; the pen is one of the author's plane.
    package func stroke(_ outline: Outline) {
        guard !outline.segments.isEmpty, state.lineWidth > 0, state.lineWidth.isFinite else { return }
        let change = Transform(state.transform)
        let stroke = DisplayItem.Stroke(
            outline.moved(by: change.inverse), .color(state.stroke), lineWidth: Double(state.lineWidth),
            cap: state.lineCap.item, join: state.lineJoin.item, dash: state.dash.map(Double.init),
            dashPhase: Double(state.dashPhase)
        )
        record([.stroke(stroke)])
    }

    // MARK: Gradients

    /// Fills all of the clip with a gradient between two points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        var edges: Outline?
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let length = (dx * dx + dy * dy).squareRoot()
        if options != [.drawsBeforeStartLocation, .drawsAfterEndLocation], length > 0 {
            // Far beyond what any canvas shows.
            let far = 20_000.0
            let before = options.contains(.drawsBeforeStartLocation) ? far : 0
            let after = options.contains(.drawsAfterEndLocation) ? far : 0
            let (ux, uy) = (dx / length, dy / length)
            func corner(_ along: Double, _ across: Double) -> Point {
                Point(
                    x: Double(start.x) + ux * along - uy * across, y: Double(start.y) + uy * along + ux * across)
            }
            edges = .path([
                .move(corner(-before, -far)), .line(corner(length + after, -far)),
                .line(corner(length + after, far)), .line(corner(-before, far)), .close,
            ])
        }
        shade(.linear(gradient.stops, from: Point(finite: start), to: Point(finite: end)), edges)
    }

    /// Fills all of the clip with a gradient from one circle to another; both are taken to have the second's centre.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let center = Point(finite: endCenter)
        let (from, to) = (max(0, Double(startRadius)), max(0, Double(endRadius)))
        guard from.isFinite, to.isFinite else { return }
        func circle(_ radius: Double) -> [Outline.Segment] {
            Outline.ellipse(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
                .segments
        }
        let edges =
            options.contains(to > from ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
            ? nil : Outline.path(circle(max(from, to)))
        shade(.radial(gradient.stops, center: center, from: from, to: to), edges)
    }

    /// Fills all of the clip with a gradient around a centre.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let start = angle.isFinite ? Double(angle) : 0
        shade(.angular(gradient.stops, center: Point(finite: center), from: start, to: start + 2 * .pi), nil)
    }

    /// Fills the canvas, or a part of it in the author's plane.
    private func shade(_ paint: Paint, _ edges: Outline?) {
        let whole = Outline.rect(Rect(finite: boundingBoxOfClipPath.insetBy(dx: -1, dy: -1)))
        var items: [DisplayItem] = [.fill(.init(whole, paint))]
        if let edges { items = [.layer(.init(clip: edges, items: items))] }
        record(items, area: whole)
    }
}

extension CGLineCap {
    package var item: DisplayItem.Stroke.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

extension CGLineJoin {
    package var item: DisplayItem.Stroke.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
