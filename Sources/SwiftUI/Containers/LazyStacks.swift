// Lazy stacks; a picture shows all of its views at once, so they are stacks.

/// Which parts of a scrolling stack stay in place; a picture does not scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below one another.
nonisolated public struct LazyVStack<Content: View>: View {
    private let stack: VStack<Content>

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    @MainActor public var body: some View { stack }
}

/// Views beside one another.
nonisolated public struct LazyHStack<Content: View>: View {
    private let stack: HStack<Content>

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        stack = HStack(alignment: alignment, spacing: spacing, content: content)
    }

    @MainActor public var body: some View { stack }
}
