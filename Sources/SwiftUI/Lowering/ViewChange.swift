// The common shape of modifiers that wrap each node of a view.

/// A modifier that puts a rule around each node.
nonisolated struct Wrapped<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let wrap: @MainActor (ViewNode, LoweringScope) -> ViewNode

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        lower(content, in: scope).map { wrap($0, scope) }
    }
}

extension View {
    /// This view with a rule around each of its nodes.
    nonisolated func wrapped(_ wrap: @escaping @MainActor (ViewNode, LoweringScope) -> ViewNode) -> Wrapped<Self> {
        Wrapped(content: self, wrap: wrap)
    }
}
