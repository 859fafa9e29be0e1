// What the view of a Live Activity is given.
public import ActivityKit

/// The facts of a Live Activity at one moment.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The facts that stay.
    public let attributes: Attributes
    /// The facts that change.
    public let state: Attributes.ContentState
    /// The activity's identifier.
    public let activityID: String
    /// Whether the state is out of date.
    public let isStale: Bool
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// How large a Live Activity is shown.
public enum ActivityFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// As on a watch.
    case small
    /// As on a Lock Screen.
    case medium

    public var description: String { self == .small ? "small" : "medium" }
}
