// A view of any type.

/// A type-erased view.
nonisolated public struct AnyView: View {
    public typealias Body = Never

    private let content: any View

    public init<V: View>(_ view: V) {
        content = view
    }

    public init<V: View>(erasing view: V) {
        content = view
    }
}

extension AnyView: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] { lower(content, in: scope) }
}
