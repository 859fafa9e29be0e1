// How much of a bar or a ring is seen follows the time.

/// A layer's clip that grows or shrinks through an interval.
package struct LiveProgress: Hashable, Sendable {
    /// In seconds since 1970.
    package var start: Double
    package var end: Double
    /// Whether all is seen at the start and nothing at the end.
    package var countsDown: Bool
    package var form: Form
    /// The whole of it, in points.
    package var area: Rect

    package enum Form: String, Codable, Sendable { case bar, ring }

    package init(start: Double, end: Double, countsDown: Bool, form: Form, area: Rect) {
        self.start = start
        self.end = end
        self.countsDown = countsDown
        self.form = form
        self.area = area
    }

    /// How much is seen at an instant, from 0 to 1.
    package func fraction(at instant: Double) -> Double {
        let length = end - start
        guard length > 0, length.isFinite, instant.isFinite else { return countsDown ? 0 : 1 }
        let passed = min(max((instant - start) / length, 0), 1)
        return countsDown ? 1 - passed : passed
    }

    /// The clip at an instant.
    package func clip(at instant: Double) -> Outline {
        let fraction = fraction(at: instant)
        guard fraction > 0 else { return .path([]) }
        switch form {
        case .ring: return .ring(in: area, fraction: fraction)
        case .bar:
            var part = area
            part.width = max(area.height, area.width * fraction)
            let radius = area.height / 2
            return .roundedRect(part, radius: Size(width: radius, height: radius), continuous: false)
        }
    }

    /// When it is seen to change next: by half a point of its length, but not within a second.
    package func nextChange(after instant: Double) -> Double? {
        let length = end - start
        guard length > 0, length.isFinite, instant < end else { return nil }
        if instant < start { return start }
        let side = min(area.width, area.height)
        let points = form == .bar ? area.width : side * .pi
        let steps = max(1, min(10_000, (points * 2).rounded()))
        guard steps.isFinite else { return nil }
        let step = ((instant - start) / length * steps).rounded(.down) + 1
        return min(end, max(instant + 1, start + step / steps * length))
    }
}

extension LiveProgress: Codable {
    private enum Key: String, CodingKey { case start, end, countsDown, form, area }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        self.init(
            start: try keys.decode(Double.self, forKey: .start), end: try keys.decode(Double.self, forKey: .end),
            countsDown: try keys.decode(Bool.self, forKey: .countsDown, or: true),
            form: try keys.decode(Form.self, forKey: .form, or: .bar), area: try keys.decode(Rect.self, forKey: .area)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(start, forKey: .start)
        try keys.encode(end, forKey: .end)
        try keys.encode(countsDown, forKey: .countsDown, unless: true)
        try keys.encode(form, forKey: .form, unless: .bar)
        try keys.encode(area, forKey: .area)
    }
}
