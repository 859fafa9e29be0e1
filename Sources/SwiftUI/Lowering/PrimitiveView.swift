// From views to nodes: the one function that evaluates bodies.

/// A view that says by itself which nodes it becomes.
@MainActor
protocol PrimitiveView: View where Body == Never {
    /// The nodes, in order; a container lays them out.
    func nodes(in scope: LoweringScope) -> [ViewNode]
}

/// Lowers any view: a primitive one by itself, any other through its body.
@MainActor
func lower(_ view: some View, in scope: LoweringScope) -> [ViewNode] {
    guard scope.depth < LoweringScope.greatestDepth else { return tooDeep(in: scope) }
    var scope = scope
    scope.depth += 1
    if let primitive = view as? any PrimitiveView { return primitive.nodes(in: scope) }
    if view is any UIViewRepresentable || view is any UIViewControllerRepresentable {
        return lower(NotSupported(name: "\(type(of: view))"), in: scope)
    }
    return scope.evaluating { lower(view.body, in: scope) }
}

/// What stands where views hold one another without end.
@MainActor
private func tooDeep(in scope: LoweringScope) -> [ViewNode] {
    scope.picture.note(
        "too-deep", "Views hold one another \(LoweringScope.greatestDepth) deep: what is deeper is not drawn."
    )
    return [ViewNode(NotSupportedRule(viewName: "A view so deep"))]
}
