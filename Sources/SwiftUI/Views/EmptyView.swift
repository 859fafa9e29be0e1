// The view that shows nothing and takes no place.

/// No content.
nonisolated public struct EmptyView: View {
    public typealias Body = Never

    public init() {}
}

extension EmptyView: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] { [] }
}
