// How a node takes its size, places what it holds, and draws.
import ViewArchive

/// The behaviour of a node; the defaults are those of a wrapper around one child.
@MainActor
protocol LayoutRule {
    /// The node's name in text dumps.
    var name: String { get }
    /// The size that it takes under a proposal.
    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size
    /// Where its children stand in its size, relative to its top left corner.
    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement]
    /// The same for a rule that must know where in the picture it stands; nil for all others.
    func placements(of children: [ViewNode], at frame: Rect, in surroundings: Surroundings) -> [Placement]?
    /// Called before its children are placed, for a rule that must know where it stands.
    func willPlace(_ placements: [Placement], at frame: Rect, in surroundings: Surroundings)
    /// What a child meets that stands at a frame in this node's frame; the index is that of its placement.
    func surroundings(of child: Rect, at index: Int, in frame: Rect, _ outer: Surroundings) -> Surroundings
    /// What it draws, given what its children draw.
    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem]
    /// How a stack weighs it against its siblings.
    func priority(of children: [ViewNode]) -> Double
    /// Whether it holds texts, which can be cut to next to nothing: how short its ellipsis is says nothing of how much
    /// it yields to its siblings.
    func isText(_ children: [ViewNode]) -> Bool
    /// Which distance it keeps on its sides.
    func spacing(of children: [ViewNode]) -> SpacingPreferences
    /// Which kinds of lines it may say itself.
    var saidLines: SaidLines { get }
    /// Where a line stands that it says itself, in points from its top left corner.
    func line(_ axis: Axis, _ guide: Guide, _ proposal: Proposal, of children: [ViewNode]) -> Double?
    /// The children whose lines are the node's, where those are not all that it places.
    func lineBearers(of children: [ViewNode], proposal: Proposal) -> [Placement]?
}

/// Where a child stands, and what it was offered.
struct Placement {
    let node: ViewNode
    var origin: Point
    let proposal: Proposal
}

extension LayoutRule {
    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        children.first?.size(proposal) ?? .zero
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        children.prefix(1).map { Placement(node: $0, origin: .zero, proposal: proposal) }
    }

    func placements(of children: [ViewNode], at frame: Rect, in surroundings: Surroundings) -> [Placement]? { nil }

    func willPlace(_ placements: [Placement], at frame: Rect, in surroundings: Surroundings) {}

    func surroundings(of child: Rect, at index: Int, in frame: Rect, _ outer: Surroundings) -> Surroundings { outer }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] { content }

    func priority(of children: [ViewNode]) -> Double {
        children.count == 1 ? children[0].priority : 0
    }

    func isText(_ children: [ViewNode]) -> Bool { children.count == 1 && children[0].isText }

    func spacing(of children: [ViewNode]) -> SpacingPreferences {
        children.count == 1 ? children[0].spacing : .ordinary
    }

    var saidLines: SaidLines { [] }

    func line(_ axis: Axis, _ guide: Guide, _ proposal: Proposal, of children: [ViewNode]) -> Double? { nil }

    func lineBearers(of children: [ViewNode], proposal: Proposal) -> [Placement]? { nil }
}
