// A view in its ideal size.
import ViewArchive

extension View {
    /// Gives the view its ideal size, whatever it is offered.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal length in some directions.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        wrapped { node, _ in ViewNode(FixedSizeRule(horizontal: horizontal, vertical: vertical), [node]) }
    }
}

private struct FixedSizeRule: LayoutRule {
    let horizontal: Bool
    let vertical: Bool

    var name: String { "FixedSize" }

    func isText(_ children: [ViewNode]) -> Bool { false }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        children.first?.size(inner(proposal)) ?? .zero
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        children.map { Placement(node: $0, origin: .zero, proposal: inner(proposal)) }
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}
