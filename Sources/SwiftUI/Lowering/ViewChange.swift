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

/// A modifier whose rule is made of a value that need not be sendable, such as a closure of the author's.
nonisolated struct Ruled<Content: View, Value>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let value: Value
    let rule: @MainActor (Value, LoweringScope) -> any LayoutRule

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        lower(content, in: scope).map { ViewNode(rule(value, scope), [$0]) }
    }
}

extension View {
    /// This view with a rule, made of a value, around each of its nodes.
    nonisolated func ruled<Value>(
        _ value: Value, _ rule: @escaping @MainActor (Value, LoweringScope) -> any LayoutRule
    ) -> Ruled<Self, Value> {
        Ruled(content: self, value: value, rule: rule)
    }

    /// This view with a rule around each of its nodes.
    nonisolated func wrapped(_ wrap: @escaping @MainActor (ViewNode, LoweringScope) -> ViewNode) -> Wrapped<Self> {
        Wrapped(content: self, wrap: wrap)
    }
}
