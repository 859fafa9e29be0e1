// The layout of views on top of one another.
import ViewArchive

/// Each child gets the whole proposal; their shared points meet; later ones stand in front.
struct OverlapRule: LayoutRule {
    var alignment: Alignment = .center

    var name: String { "ZStack" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        guard !children.isEmpty else { return .zero }
        let bounds = bounds(children, proposal)
        return Size(width: bounds.left + bounds.right, height: bounds.above + bounds.below)
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        let inner = Proposal(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
        let bounds = bounds(children, inner)
        return ZIndexRule.sorted(
            children.map { child in
                Placement(
                    node: child,
                    origin: Point(
                        x: bounds.left - alignment.horizontal.value(of: child, inner),
                        y: bounds.above - alignment.vertical.value(of: child, inner)
                    ),
                    proposal: inner
                )
            }
        )
    }

    func priority(of children: [ViewNode]) -> Double { children.map(\.priority).max() ?? 0 }

    func spacing(of children: [ViewNode]) -> SpacingPreferences { .joined(children.map(\.spacing), along: nil) }

    /// How far the children reach on each side of the point that they share.
    private func bounds(
        _ children: [ViewNode], _ proposal: Proposal
    ) -> (left: Double, right: Double, above: Double, below: Double) {
        let nothing = -Double.infinity
        var bounds = (left: nothing, right: nothing, above: nothing, below: nothing)
        for child in children {
            let size = child.size(proposal)
            let x = alignment.horizontal.value(of: child, proposal)
            let y = alignment.vertical.value(of: child, proposal)
            bounds.left = max(bounds.left, x)
            bounds.right = max(bounds.right, size.width.isInfinite ? size.width : size.width - x)
            bounds.above = max(bounds.above, y)
            bounds.below = max(bounds.below, size.height.isInfinite ? size.height : size.height - y)
        }
        return bounds
    }
}
