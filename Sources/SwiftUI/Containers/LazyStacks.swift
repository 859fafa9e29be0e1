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

/// Views below one another, each in its ideal height; as wide as what the stack is offered.
nonisolated public struct LazyVStack<Content: View>: View {
    public typealias Body = Never

    private let rule: @MainActor () -> StackRule
    private let content: Content

    /// The spacing is in points; nil takes what each pair of neighbours prefers.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        rule = {
            StackRule(
                axis: .vertical, alignment: .horizontal(alignment), spacing: spacing.map { Double($0) }, isLazy: true
            )
        }
        self.content = content()
    }
}

extension LazyVStack: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(rule(), lower(content, in: scope.inside(.vertical)))]
    }
}

/// Views beside one another, each in its ideal width; as high as what the stack is offered.
nonisolated public struct LazyHStack<Content: View>: View {
    public typealias Body = Never

    private let rule: @MainActor () -> StackRule
    private let content: Content

    /// The spacing is in points; nil takes what each pair of neighbours prefers.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        rule = {
            StackRule(
                axis: .horizontal, alignment: .vertical(alignment), spacing: spacing.map { Double($0) }, isLazy: true
            )
        }
        self.content = content()
    }
}

extension LazyHStack: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(rule(), lower(content, in: scope.inside(.horizontal)))]
    }
}
