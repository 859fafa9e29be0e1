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
    func tracks(in room: Double?) -> (tracks: [GridTrack], length: Double) {
        func gap(after item: GridItem) -> Double { item.spacing.map { Double($0).finite } ?? 8 }
        let gaps = dropLast().reduce(0) { $0 + gap(after: $1) }
        let fixed = reduce(0) { sum, item in
            if case .fixed(let length) = item.size { return sum + Swift.max(0, Double(length).finite) }
            return sum
        }
        var left = room.map { Swift.max(0, Swift.min($0, Double.farAway) - gaps - fixed) }
        var waiting = filter { if case .fixed = $0.size { false } else { true } }.count
        var tracks: [GridTrack] = []
        var position = 0.0
        for item in self {
            var lengths: [Double]
            switch item.size {
            case .fixed(let length): lengths = [Swift.max(0, Double(length).finite)]
            case .flexible(let least, let most):
                let share = left.map { $0 / Double(Swift.max(1, waiting)) } ?? Double(least).finite
                lengths = [Self.clamp(share, least, most)]
            case .adaptive(let least, let most):
                let share = left.map { $0 / Double(Swift.max(1, waiting)) } ?? Double(least).finite
                let smallest = Swift.max(1, Double(least).finite)
                let between = gap(after: item)
                let count = Swift.min(1000, Swift.max(1, Int((share + between) / (smallest + between))))
                let length = (share - between * Double(count - 1)) / Double(count)
                lengths = [Double](repeating: Self.clamp(length, least, most), count: count)
            }
            if case .fixed = item.size {
            } else {
                waiting -= 1
                let taken = lengths.reduce(0, +) + gap(after: item) * Double(lengths.count - 1)
                left = left.map { Swift.max(0, $0 - taken) }
            }
            for length in lengths {
                tracks.append(GridTrack(length: length, position: position, alignment: item.alignment))
                position += length + gap(after: item)
            }
        }
        let end = tracks.last.map { $0.position + $0.length } ?? 0
        return (tracks, end)
    }

    private static func clamp(_ length: Double, _ least: CGFloat, _ most: CGFloat) -> Double {
        Swift.max(Double(least).finite, Swift.min(length, Double(most).finite), 0)
    }
}
