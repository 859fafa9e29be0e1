// Where items draw, at most.

extension [DisplayItem] {
    /// A rectangle around everything that the items draw; nil when it cannot be told.
    package var drawnBounds: Rect? {
        var whole: Rect?
        for item in self {
            guard let part = item.drawnBounds else { return nil }
            whole = whole.map { $0.union(part) } ?? part
        }
        return whole
    }
}

extension DisplayItem {
    var drawnBounds: Rect? {
        switch self {
        case .fill(let fill): return fill.outline.bounds
        case .stroke(let stroke):
            // Mitred corners reach out ten half widths at the most.
            return stroke.outline.bounds?.inset(by: -stroke.lineWidth * (stroke.join == .miter ? 5 : 1))
        case .text(let text):
            let largest = text.block.runs.map(\.style.font.size).max() ?? 0
            return text.frame.inset(by: -largest)
        case .image(let image): return image.frame
        case .symbol(let symbol): return symbol.frame.inset(by: -symbol.frame.width * 0.1)
        case .layer(let layer):
            if let clip = layer.clip?.bounds, layer.effects == nil { return clip }
            guard let inner = layer.items.drawnBounds else { return nil }
            guard let effects = layer.effects else { return inner }
            let soft = 3 * ((effects.blur ?? 0) + (effects.shadow?.radius ?? 0))
            let away = max((effects.shadow?.x ?? 0).magnitude, (effects.shadow?.y ?? 0).magnitude)
            let reached = inner.inset(by: -(soft + away))
            return effects.transform.map { reached.bounds(under: $0) } ?? reached
        }
    }
}

extension Outline {
    /// A rectangle around the outline and its control points; nil without any point.
    package var bounds: Rect? {
        switch self {
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
        case .path(let segments):
            let points = segments.flatMap { segment -> [Point] in
                switch segment {
                case .move(let point), .line(let point): [point]
                case .quad(let point, let control): [point, control]
                case .curve(let point, let control1, let control2): [point, control1, control2]
                case .close: []
                }
            }
            return Rect(around: points)
        }
    }
}

extension Rect {
    /// The smallest rectangle that holds points; nil without any.
    package init?(around points: [Point]) {
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return nil }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    package func union(_ other: Rect) -> Rect {
        let left = min(x, other.x), top = min(y, other.y)
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// A rectangle around this one after a change of the plane.
    package func bounds(under transform: Transform) -> Rect {
        let corners = [
            Point(x: x, y: y), Point(x: maxX, y: y), Point(x: x, y: maxY), Point(x: maxX, y: maxY),
        ]
        return Rect(around: corners.map(transform.apply)) ?? self
    }
}
