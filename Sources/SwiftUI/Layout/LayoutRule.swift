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
    /// What it draws, given what its children draw.
    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem]
    /// The baselines of its text; nil takes those of the children that it places.
    func baselines(_ proposal: Proposal, of children: [ViewNode]) -> Baselines?
    /// How a stack weighs it against its siblings.
    func priority(of children: [ViewNode]) -> Double
    /// Which distance it keeps on its sides.
    func spacing(of children: [ViewNode]) -> SpacingPreferences
}

/// Where a child stands, and what it was offered.
struct Placement {
    let node: ViewNode
    var origin: Point
    let proposal: Proposal
}

/// Distances from a node's top to its first and last line of text, in points.
struct Baselines: Hashable {
    var first: Double
    var last: Double
}

extension LayoutRule {
    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        children.first?.size(proposal) ?? .zero
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        children.prefix(1).map { Placement(node: $0, origin: .zero, proposal: proposal) }
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] { content }

    func baselines(_ proposal: Proposal, of children: [ViewNode]) -> Baselines? { nil }

    func priority(of children: [ViewNode]) -> Double {
        children.count == 1 ? children[0].priority : 0
    }

    func spacing(of children: [ViewNode]) -> SpacingPreferences {
        children.count == 1 ? children[0].spacing : .standard
    }
}
