// The layout of overlays and backgrounds: the first child decides, the second gets its size.
import ViewArchive

/// A view with another in front of it or behind it.
struct AttachmentRule: LayoutRule {
    let alignment: Alignment
    let isInFront: Bool

    var name: String { isInFront ? "Overlay" : "Background" }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        guard children.count == 2 else { return [] }
        let offered = Proposal(size)
        let main = Placement(node: children[0], origin: .zero, proposal: proposal)
        let attached = Placement(
            node: children[1], origin: alignment.origin(of: children[1], offered, in: size), proposal: offered
        )
        return isInFront ? [main, attached] : [attached, main]
    }

    /// What is attached aligns nothing but itself.
    func lineBearers(of children: [ViewNode], proposal: Proposal) -> [Placement]? {
        children.prefix(1).map { Placement(node: $0, origin: .zero, proposal: proposal) }
    }

    func priority(of children: [ViewNode]) -> Double { children.first?.priority ?? 0 }

    func spacing(of children: [ViewNode]) -> SpacingPreferences { children.first?.spacing ?? .ordinary }
}
