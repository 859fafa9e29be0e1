// Several views in a row, as `ViewBuilder` makes them.

/// Views one after another; a container lays them out.
nonisolated public struct TupleView<T>: View {
    public typealias Body = Never

    public var value: T
    private let views: [any View]

    public init<each Content: View>(_ content: (repeat each Content)) where T == (repeat each Content) {
        value = content
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        self.views = views
    }
}

extension TupleView: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        var nodes: [ViewNode] = []
        for view in views { nodes += lower(view, in: scope) }
        return nodes
    }
}
