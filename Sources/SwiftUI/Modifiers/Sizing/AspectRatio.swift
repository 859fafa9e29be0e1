// A view in given proportions.
import ViewArchive

/// Whether proportions stay within the room or cover it.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

extension View {
    /// Keeps the proportions (width by height) of the view; nil takes those of its ideal size.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrapped { node, _ in
            ViewNode(AspectRatioRule(ratio: aspectRatio.map(Double.init), mode: contentMode), [node])
        }
    }

    /// Keeps the proportions of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to lie within its room.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to cover its room.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatioRule: LayoutRule {
    let ratio: Double?
    let mode: ContentMode

    var name: String { "AspectRatio" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        children.first.map { $0.size(inner(proposal, $0)) } ?? .zero
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        children.map { Placement(node: $0, origin: .zero, proposal: inner(proposal, $0)) }
    }

    /// The proposal in the right proportions.
    private func inner(_ proposal: Proposal, _ child: ViewNode) -> Proposal {
        guard let ratio = usableRatio(child) else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return Proposal(width: width, height: width / ratio)
        case (nil, let height?): return Proposal(width: height * ratio, height: height)
        case (let width?, let height?):
            if width.isInfinite, height.isInfinite { return proposal }
            let followsWidth = (width / ratio <= height) == (mode == .fit)
            return followsWidth
                ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
        }
    }

    private func usableRatio(_ child: ViewNode) -> Double? {
        let ideal = child.size(.ideal)
        let ratio = ratio ?? ideal.width / ideal.height
        return ratio.isFinite && ratio > 0 ? ratio : nil
    }
}
