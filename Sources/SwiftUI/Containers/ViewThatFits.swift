// The first of several views that fits.
import ViewArchive

/// Shows the first of its views whose ideal size fits, else the last.
nonisolated public struct ViewThatFits<Content: View>: View {
    public typealias Body = Never

    private let axes: Axis.Set
    private let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(FittingRule(axes: axes), lower(content, in: scope.inside(nil)))]
    }
}

private struct FittingRule: LayoutRule {
    let axes: Axis.Set

    var name: String { "ViewThatFits" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        choice(children, proposal)?.size(proposal) ?? .zero
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        guard let chosen = choice(children, proposal) else { return [] }
        return [Placement(node: chosen, origin: .zero, proposal: proposal)]
    }

    private func choice(_ children: [ViewNode], _ proposal: Proposal) -> ViewNode? {
        children.first { child in
            // Along an axis that is not asked about the child keeps to the proposal.
            let ideal = child.size(
                Proposal(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height
                )
            )
            let fitsWidth = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
            let fitsHeight = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
            return fitsWidth && fitsHeight
        } ?? children.last
    }
}
