// Views in a row, in a column, and on top of one another.

/// Views below one another.
nonisolated public struct VStack<Content: View>: View {
    public typealias Body = Never

    private let rule: @MainActor () -> StackRule
    private let content: Content

    /// The spacing is in points; nil takes what each pair of neighbours prefers.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        rule = { StackRule(axis: .vertical, alignment: .horizontal(alignment), spacing: spacing.map(Double.init)) }
        self.content = content()
    }
}

extension VStack: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(rule(), lower(content, in: scope.inside(.vertical)))]
    }
}

/// Views beside one another.
nonisolated public struct HStack<Content: View>: View {
    public typealias Body = Never

    private let rule: @MainActor () -> StackRule
    private let content: Content

    /// The spacing is in points; nil takes what each pair of neighbours prefers.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        rule = { StackRule(axis: .horizontal, alignment: .vertical(alignment), spacing: spacing.map(Double.init)) }
        self.content = content()
    }
}

extension HStack: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(rule(), lower(content, in: scope.inside(.horizontal)))]
    }
}

/// Views on top of one another, the last in front.
nonisolated public struct ZStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: Alignment
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(OverlapRule(alignment: alignment), lower(content, in: scope.inside(nil)))]
    }
}
