// The Dynamic Island's views: they compile as written, and nothing here shows them.
public import SwiftUI

/// A Live Activity's views in the Dynamic Island.
public struct DynamicIsland {
    /// Makes the four presentations.
    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    /// What a tap opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// The colour of the line around the island.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// The margins of a presentation.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland
    {
        self
    }
}

/// A presentation of the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// A part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    /// Makes a part at a place.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {}
}

/// The place of a part of the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String

    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Where a view in the island's centre goes.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let isBelow: Bool

    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

/// The parts of the expanded island.
public struct DynamicIslandExpandedContent<Content: View> {
    init() {}
}

/// Builds the parts of the expanded island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> {
        DynamicIslandExpandedContent()
    }

    public static func buildExpression<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> {
        content
    }

    public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent() }

    public static func buildBlock<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<Content> {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat DynamicIslandExpandedContent<each Content>
    ) -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent()
    }

    public static func buildOptional<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>?
    ) -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent()
    }

    public static func buildEither<Content: View>(
        first: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent()
    }

    public static func buildEither<Content: View>(
        second: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent()
    }

    public static func buildLimitedAvailability<Content: View>(
        _ content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<EmptyView> {
        DynamicIslandExpandedContent()
    }
}
