// From nodes and proposals to frames in the picture.
import ViewArchive

/// What a node meets where it stands.
struct Surroundings {
    /// Whether leading stands right.
    var isMirrored = false
    var safeArea = SafeArea()
    /// The areas of the views around that have names, in the picture.
    var spaces: [CoordinateSpace: Rect] = [:]

    init() {}

    /// Those of a picture, or of a part of one that is laid out by itself.
    @MainActor
    init(in scope: LoweringScope) {
        isMirrored = scope.environment.layoutDirection == .rightToLeft
    }
}

extension ViewNode {
    /// Puts the node and all below it into the plane; from right to left each holds its children mirrored.
    func place(at origin: Point, proposal: Proposal, in surroundings: Surroundings) -> PlacedNode {
        let frame = Rect(origin: origin.finite, size: size(proposal).finite)
        let placements = rule.placements(of: children, at: frame, in: surroundings) ?? placements(proposal)
        rule.willPlace(placements, at: frame, in: surroundings)
        return PlacedNode(
            rule: rule, frame: frame,
            children: placements.enumerated().map { index, placement in
                let size = placement.node.size(placement.proposal).finite
                let local = placement.origin
                let x = surroundings.isMirrored ? frame.width - local.x - size.width : local.x
                let place = Point(x: frame.x + x, y: frame.y + local.y)
                return placement.node.place(
                    at: place, proposal: placement.proposal,
                    in: rule.surroundings(of: Rect(origin: place, size: size), at: index, in: frame, surroundings)
                )
            }
        )
    }
}
