// The columns or rows of lazy grids, and how they share the room.

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
    /// How wide it is, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit in the place of one.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next, in points; nil for 8.
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// One line of cells with its length and place.
struct GridTrack {
    var length: Double
    var position: Double
    let alignment: Alignment?
}

extension [GridItem] {
    /// The tracks in a room; nil takes the least that they need.
    ///
    /// Fixed tracks come first; then each other one in turn gets an equal share of what is left, within its limits.
    func tracks(in room: Double?) -> (tracks: [GridTrack], length: Double) {
        let fixed = reduce(0) { sum, item in
            if case .fixed(let length) = item.size { return sum + Self.length(length) }
            return sum
        }
        let gaps = dropLast().reduce(0) { $0 + $1.gap }
        var left = room.map { Swift.max(0, $0.finite - gaps - fixed) }
        var waiting = filter(\.isOpen).count
        var tracks: [GridTrack] = []
        var position = 0.0
        for item in self {
            let lengths = item.lengths(of: left.map { $0 / Double(Swift.max(1, waiting)) })
            if item.isOpen {
                waiting -= 1
                let taken = lengths.reduce(0, +) + item.gap * Double(lengths.count - 1)
                left = left.map { Swift.max(0, $0 - taken) }
            }
            for length in lengths {
                tracks.append(GridTrack(length: length, position: position, alignment: item.alignment))
                position += length + item.gap
            }
        }
        return (tracks, tracks.last.map { $0.position + $0.length } ?? 0)
    }

    private static func length(_ length: CGFloat) -> Double { Swift.max(0, Double(length).finite) }
}

extension GridItem {
    /// The distance to the next track, in points.
    var gap: Double { spacing.map { Double($0).finite } ?? SpacingPreferences.defaultDistance }

    /// Whether its length depends on the room.
    var isOpen: Bool {
        if case .fixed = size { false } else { true }
    }

    /// The lengths of its tracks in a share of the room; nil for the least.
    func lengths(of share: Double?) -> [Double] {
        switch size {
        case .fixed(let length): return [max(0, Double(length).finite)]
        case .flexible(let least, let most): return [Self.clamp(share ?? Double(least), least, most)]
        case .adaptive(let least, let most):
            let smallest = max(1, Double(least).finite)
            let share = share ?? smallest
            // As many as fit with their distances; distances below zero may not make a track shorter than a point.
            let step = max(1, smallest + gap)
            let count = Int(max(1, min((share + gap) / step, Self.mostTracks)))
            let length = (share - gap * Double(count - 1)) / Double(count)
            return [Double](repeating: Self.clamp(length, least, most), count: count)
        }
    }

    private static let mostTracks = 1000.0

    private static func clamp(_ length: Double, _ least: CGFloat, _ most: CGFloat) -> Double {
        max(Double(least).finite, min(length.finite, Double(most).finite), 0)
    }
}
