// How a stack weighs a view against its siblings.

extension View {
    /// Offers this view room before its siblings of lower priority; the default is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        wrapped { node, _ in ViewNode(PriorityRule(value: value.isNaN ? 0 : value), [node]) }
    }
}

private struct PriorityRule: LayoutRule {
    let value: Double

    var name: String { "Priority" }

    func priority(of children: [ViewNode]) -> Double { value }
}
