// What a preview of a Live Activity would show.
public import ActivityKit
public import SwiftUI

/// The part of a Live Activity that a preview shows.
public struct ActivityPreviewViewKind: Hashable, Sendable {
    /// The states of the island.
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        case compact, minimal, expanded
    }

    private let island: DynamicIslandPreviewViewState?

    /// What the Lock Screen shows.
    public static let content = ActivityPreviewViewKind(island: nil)

    /// What the island shows in a state.
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        ActivityPreviewViewKind(island: state)
    }
}

extension ActivityAttributes {
    /// A preview of an activity with these facts, in a state.
    public func previewContext(
        _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { EmptyView() }
}
