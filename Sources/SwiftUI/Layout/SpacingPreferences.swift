// Which distance two neighbours in a stack keep when the author names none.

/// What a node prefers on its sides.
struct SpacingPreferences: Hashable {
    var top: Preference
    var leading: Preference
    var bottom: Preference
    var trailing: Preference

    enum Preference: Hashable {
        /// The default distance.
        case standard
        /// A text's edge: texts below one another touch, since lines carry their own distance.
        case text
        /// No distance at all, as a spacer.
        case none
    }

    static let standard = Self(top: .standard, leading: .standard, bottom: .standard, trailing: .standard)
    static let text = Self(top: .text, leading: .standard, bottom: .text, trailing: .standard)
    static let none = Self(top: .none, leading: .none, bottom: .none, trailing: .none)

    /// The default distance, in points.
    static let defaultDistance = 8.0

    /// The distance between two edges that meet.
    static func distance(from first: Preference, to second: Preference) -> Double {
        if first == .none || second == .none { return 0 }
        return first == .text && second == .text ? 0 : defaultDistance
    }
}
