// The distances that views prefer, as layouts of authors see them.

/// The distances that a view prefers on its sides.
public struct ViewSpacing: Sendable {
    private(set) var preferences: SpacingPreferences

    /// The preferences of most views.
    public init() {
        preferences = .ordinary
    }

    init(_ preferences: SpacingPreferences) {
        self.preferences = preferences
    }

    /// No distance on any side.
    public static let zero = ViewSpacing(.plain(0))
    /// No preferences at all, to begin a union with.
    static let empty = ViewSpacing(.empty)

    /// Takes, at some edges, the larger of these and another view's preferences.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        preferences.formUnion(other.preferences, edges: edges)
    }

    /// The larger, at some edges, of these and another view's preferences.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var all = self
        all.formUnion(other, edges: edges)
        return all
    }

    /// The distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        CGFloat(preferences.distance(to: next.preferences, along: axis))
    }
}
