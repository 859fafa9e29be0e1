// Which distance two neighbours keep when the author names none.
import ViewArchive

/// What a node prefers on its sides.
struct SpacingPreferences: Hashable {
    var top = Preference()
    var leading = Preference()
    var bottom = Preference()
    var trailing = Preference()

    /// One side's wishes. Wishes about texts count where both sides have one; only else does the plain one.
    struct Preference: Hashable {
        /// A line of text stands at this side.
        var text: TextEdge?
        /// What stands at this side is no text, so that a text beside it keeps its own distance.
        var isOrdinary = false
        /// What is kept from any neighbour, in points.
        var plain: Double?

        static let ordinary = Preference(isOrdinary: true)

        /// The wishes of two views that stand at the same side.
        func union(_ other: Preference) -> Preference {
            Preference(
                text: [text, other.text].compactMap(\.self).reduce(nil) { $0?.union($1) ?? $1 },
                isOrdinary: isOrdinary || other.isOrdinary,
                plain: [plain, other.plain].compactMap(\.self).max()
            )
        }
    }

    /// What a text keeps free at its top or bottom, in points.
    struct TextEdge: Hashable {
        /// From a text above it: lines carry their own distance.
        var fromText: Double
        /// From anything else.
        var fromOthers: Double

        func union(_ other: TextEdge) -> TextEdge {
            TextEdge(fromText: max(fromText, other.fromText), fromOthers: max(fromOthers, other.fromOthers))
        }
    }

    /// Those of most views.
    static let ordinary = Self(top: .ordinary, leading: .ordinary, bottom: .ordinary, trailing: .ordinary)
    /// Those of a view that wishes nothing.
    static let empty = Self()

    /// The distance where nothing is wished, in points.
    static let defaultDistance = 8.0

    /// The same distance from any neighbour on all sides.
    static func plain(_ distance: Double) -> Self {
        let side = Preference(plain: distance)
        return Self(top: side, leading: side, bottom: side, trailing: side)
    }

    /// Those of a text: above it as if the neighbour were a line of the same font, below it at least as far from the
    /// next capital; a tenth of a line more, in whole pixels.
    ///
    /// - Parameter pixel: a pixel's length in points.
    static func text(_ line: LineMetrics, pixel: Double) -> Self {
        let height = line.ascent + line.descent + line.leading
        let extra = (height * 0.1 / pixel - 0.001).rounded(.up) * pixel
        let above = height + extra - line.ascent
        let below = max(height + extra - line.capHeight, extra + line.descent)
        return Self(
            top: Preference(text: TextEdge(fromText: line.leading, fromOthers: above.finite)), leading: .ordinary,
            bottom: Preference(text: TextEdge(fromText: line.leading, fromOthers: below.finite)), trailing: .ordinary
        )
    }

    /// The distance between this view and the next along an axis, in points.
    func distance(to next: SpacingPreferences, along axis: Axis) -> Double {
        let (first, second) = axis == .vertical ? (bottom, next.top) : (trailing, next.leading)
        var wishes: [Double] = []
        if first.text != nil, let text = second.text { wishes.append(text.fromText) }
        if let text = first.text, second.isOrdinary { wishes.append(text.fromOthers) }
        if first.isOrdinary, let text = second.text { wishes.append(text.fromOthers) }
        return wishes.max() ?? [first.plain, second.plain].compactMap(\.self).max() ?? Self.defaultDistance
    }

    /// These wishes and those of another view that stands at the same edges.
    mutating func formUnion(_ other: SpacingPreferences, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = top.union(other.top) }
        if edges.contains(.leading) { leading = leading.union(other.leading) }
        if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
        if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
    }

    /// Sides that stand at a frame's edge wish what most views do.
    mutating func reset(_ edges: Edge.Set) {
        if edges.contains(.top) { top = .ordinary }
        if edges.contains(.leading) { leading = .ordinary }
        if edges.contains(.bottom) { bottom = .ordinary }
        if edges.contains(.trailing) { trailing = .ordinary }
    }

    /// Those of several views: along an axis only the first and the last stand at the ends, else all at all sides.
    static func joined(_ parts: [SpacingPreferences], along axis: Axis?) -> SpacingPreferences {
        var all = SpacingPreferences.empty
        for (index, part) in parts.enumerated() {
            var edges: Edge.Set = .all
            if axis == .vertical { edges = .horizontal }
            if axis == .horizontal { edges = .vertical }
            if index == 0 { edges.insert(axis == .vertical ? .top : .leading) }
            if index == parts.count - 1 { edges.insert(axis == .vertical ? .bottom : .trailing) }
            all.formUnion(part, edges: edges)
        }
        return all
    }
}
