// Which of several views stands in front.
import ViewArchive

extension View {
    /// Puts the view in front of siblings with a smaller number.
    nonisolated public func zIndex(_ value: Double) -> some View {
        wrapped { node, _ in ViewNode(ZIndexRule(value: value.finite), [node]) }
    }
}

/// Changes nothing, but says how far in front the view stands.
struct ZIndexRule: LayoutRule {
    let value: Double

    var name: String { "ZIndex" }

    /// The number of a node, or of the only view that it wraps.
    static func value(of node: ViewNode) -> Double {
        var node = node
        while true {
            if let rule = node.rule as? ZIndexRule { return rule.value }
            guard node.children.count == 1 else { return 0 }
            node = node.children[0]
        }
    }

    /// Placements from the back to the front.
    static func sorted(_ placements: [Placement]) -> [Placement] {
        let depths = placements.map { value(of: $0.node) }
        guard depths.contains(where: { $0 != 0 }) else { return placements }
        let order = placements.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
        return order.map { placements[$0] }
    }
}
