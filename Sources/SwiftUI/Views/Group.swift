// A view that groups others without laying them out.

/// Several views treated as one; what modifies the group modifies each of them.
nonisolated public struct Group<Content> {
    package let content: Content

    /// For content that is no view: marks of a chart. No initialiser, which a closure behind `Group` could mean as well.
    package static func holding(_ content: Content) -> Group { Group(content: content) }
}

extension Group: Sendable where Content: Sendable {}

extension Group: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: PrimitiveView where Content: View {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] { lower(content, in: scope) }
}
