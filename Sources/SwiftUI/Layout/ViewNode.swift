// The plain tree that views are lowered to; nothing generic is left in it.
import ViewArchive

/// One node: a rule and what it holds. Sizes are kept, so that nested stacks stay cheap.
@MainActor
final class ViewNode {
    let rule: any LayoutRule
    let children: [ViewNode]
    private var sizes: [(proposal: Proposal, size: Size)] = []
    private var lines: [Proposal: Baselines] = [:]

    /// Whether a view in this node says where one of its lines stands; most trees have none.
    private let hasGuides: Bool

    init(_ rule: any LayoutRule, _ children: [ViewNode] = []) {
        self.rule = rule
        self.children = children
        hasGuides = rule is GuideRule || children.contains(where: \.hasGuides)
    }

    var priority: Double { rule.priority(of: children) }
    var spacing: SpacingPreferences { rule.spacing(of: children) }

    /// The size that the node takes under a proposal: never negative, never not a number.
    func size(_ proposal: Proposal) -> Size {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let answer = rule.size(proposal, of: children)
        let size = Size(
            width: answer.width > 0 ? answer.width : 0,
            height: answer.height > 0 ? answer.height : 0
        )
        sizes.append((proposal, size))
        return size
    }

    /// The baselines of the texts in it; without any the bottom edge stands for both.
    func baselines(_ proposal: Proposal) -> Baselines {
        if let known = lines[proposal] { return known }
        let height = size(proposal).height
        let answer = textBaselines(proposal) ?? Baselines(first: height, last: height)
        lines[proposal] = answer
        return answer
    }

    /// Puts the node and all below it into the plane; from right to left each holds its children mirrored.
    func place(at origin: Point, proposal: Proposal, isMirrored: Bool = false) -> PlacedNode {
        let size = size(proposal).finite
        let origin = origin.finite
        let isMirrored = (rule as? DirectionRule)?.isRightToLeft ?? isMirrored
        let placements = rule.placements(of: children, in: size, proposal: proposal)
        return PlacedNode(
            rule: rule, frame: Rect(origin: origin, size: size),
            children: placements.map { placement in
                var x = placement.origin.x
                if isMirrored { x = size.width - x - placement.node.size(placement.proposal).finite.width }
                return placement.node.place(
                    at: Point(x: origin.x + x, y: origin.y + placement.origin.y), proposal: placement.proposal,
                    isMirrored: isMirrored
                )
            }
        )
    }

    /// Where a line stands under a proposal, in points from the node's top left corner.
    func guide(_ axis: Axis, _ guide: Guide, _ proposal: Proposal) -> Double {
        if let explicit = explicitGuide(axis, guide, proposal) { return explicit }
        switch guide {
        case .firstBaseline: return baselines(proposal).first
        case .lastBaseline: return baselines(proposal).last
        case .custom(let custom):
            return Double(custom.id.defaultValue(in: ViewDimensions(node: self, proposal: proposal))).finite
        case .start, .middle, .end: return guide.value(axis, in: size(proposal).finite)
        }
    }

    /// Where a line stands that the node, or views in it, say: the mean of those that do.
    func explicitGuide(_ axis: Axis, _ guide: Guide, _ proposal: Proposal) -> Double? {
        guard hasGuides else { return nil }
        if let rule = rule as? GuideRule, rule.axis == axis, rule.guide == guide, let child = children.first {
            return Double(rule.value(ViewDimensions(node: child, proposal: proposal))).finite
        }
        let found = rule.placements(of: children, in: size(proposal).finite, proposal: proposal).compactMap { place in
            place.node.explicitGuide(axis, guide, place.proposal).map {
                $0 + (axis == .horizontal ? place.origin.x : place.origin.y)
            }
        }
        return found.isEmpty ? nil : found.reduce(0, +) / Double(found.count)
    }

    /// The baselines of the texts in it; nil without any.
    func textBaselines(_ proposal: Proposal) -> Baselines? {
        if let own = rule.baselines(proposal, of: children) { return own }
        let placements = rule.placements(of: children, in: size(proposal), proposal: proposal)
        let found = placements.compactMap { placement in
            placement.node.textBaselines(placement.proposal).map { lines in
                Baselines(first: lines.first + placement.origin.y, last: lines.last + placement.origin.y)
            }
        }
        guard let first = found.first, let last = found.last else { return nil }
        return Baselines(first: first.first, last: last.last)
    }
}

extension Double {
    /// Far outside every canvas; keeps arithmetic on hostile numbers finite.
    static let farAway = 1e6

    /// This number within reach; what is no number is zero.
    var finite: Double { isNaN ? 0 : Swift.min(Swift.max(self, -Self.farAway), Self.farAway) }
}

extension Size {
    var finite: Size { Size(width: width.finite, height: height.finite) }
}

extension Point {
    var finite: Point { Point(x: x.finite, y: y.finite) }
}
