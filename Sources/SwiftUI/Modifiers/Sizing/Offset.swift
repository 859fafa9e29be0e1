// Views that are drawn away from where they stand.
import ViewArchive

extension View {
    /// Draws the view elsewhere, by a distance in points; its place stays.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        wrapped { node, _ in ViewNode(OffsetRule(x: Double(x).finite, y: Double(y).finite), [node]) }
    }

    nonisolated public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Centres the view on a point of the room that it is offered, in points.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        wrapped { node, _ in ViewNode(PositionRule(center: Point(x: Double(x).finite, y: Double(y).finite)), [node]) }
    }

    nonisolated public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }
}

private struct OffsetRule: LayoutRule {
    let x: Double
    let y: Double

    var name: String { "Offset" }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        children.map { Placement(node: $0, origin: Point(x: x, y: y), proposal: proposal) }
    }

    /// The view's lines stay where its place is.
    func lineBearers(of children: [ViewNode], proposal: Proposal) -> [Placement]? {
        children.map { Placement(node: $0, origin: .zero, proposal: proposal) }
    }
}

private struct PositionRule: LayoutRule {
    let center: Point

    var name: String { "Position" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        proposal.filled(by: children.first?.size(proposal) ?? .zero)
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        children.map { child in
            let own = child.size(proposal).finite
            return Placement(
                node: child, origin: Point(x: center.x - own.width / 2, y: center.y - own.height / 2),
                proposal: proposal
            )
        }
    }
}
