// The layout of horizontal and vertical stacks: by priority, then the least flexible first.
import ViewArchive

/// Views in a row or in a column.
struct StackRule: LayoutRule {
    /// Where the children stand across the axis.
    enum CrossAlignment {
        case horizontal(HorizontalAlignment)
        case vertical(VerticalAlignment)

        static let center = CrossAlignment.horizontal(.center)
    }

    let axis: Axis
    let alignment: CrossAlignment
    /// The distance between neighbours in points; nil for what each pair prefers.
    let spacing: Double?

    init(axis: Axis, alignment: CrossAlignment, spacing: Double? = nil) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing.map(\.finite)
    }

    var name: String { axis == .horizontal ? "HStack" : "VStack" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        guard !children.isEmpty else { return .zero }
        let proposals = share(proposal, among: children)
        let length = zip(children, proposals).reduce(distances(children).reduce(0, +)) { sum, pair in
            sum + axis.major(pair.0.size(pair.1))
        }
        let cross = extent(children, proposals)
        return axis.size(major: length, minor: cross.before + cross.after)
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        guard !children.isEmpty else { return [] }
        // An open proposal across the axis becomes the stack's own size.
        let inner = axis.proposal(major: axis.major(proposal), minor: axis.minor(proposal) ?? axis.minor(size))
        let proposals = share(inner, among: children)
        let gaps = distances(children) + [0]
        let line = extent(children, proposals).before
        var position = 0.0
        return children.indices.map { index in
            let child = children[index]
            let offered = proposals[index]
            let origin = axis.point(major: position, minor: line - guide(of: child, offered))
            position += axis.major(child.size(offered)) + gaps[index]
            return Placement(node: child, origin: origin, proposal: offered)
        }
    }

    func priority(of children: [ViewNode]) -> Double { 0 }

    func spacing(of children: [ViewNode]) -> SpacingPreferences {
        guard let first = children.first?.spacing, let last = children.last?.spacing else { return .none }
        let all = children.map(\.spacing)
        func shared(_ edge: (SpacingPreferences) -> SpacingPreferences.Preference) -> SpacingPreferences.Preference {
            let edges = all.map(edge).filter { $0 != .none }
            return edges.allSatisfy { $0 == .text } ? (edges.isEmpty ? .none : .text) : .standard
        }
        return axis == .vertical
            ? SpacingPreferences(
                top: first.top, leading: shared(\.leading), bottom: last.bottom, trailing: shared(\.trailing)
            )
            : SpacingPreferences(
                top: shared(\.top), leading: first.leading, bottom: shared(\.bottom), trailing: last.trailing
            )
    }

    /// What each child is offered.
    private func share(_ proposal: Proposal, among children: [ViewNode]) -> [Proposal] {
        let minor = axis.minor(proposal)
        guard let whole = axis.major(proposal) else {
            return children.map { _ in axis.proposal(major: nil, minor: minor) }
        }
        if whole.isInfinite { return children.map { _ in axis.proposal(major: .infinity, minor: minor) } }
        let demands = children.enumerated().map { index, child in
            Demand(
                index: index, priority: child.priority,
                least: axis.major(child.size(axis.proposal(major: 0, minor: minor))),
                most: axis.major(child.size(axis.proposal(major: .infinity, minor: minor)))
            )
        }
        let ordered = demands.sorted { $0.comes(before: $1) }
        var offers = children.map { _ in axis.proposal(major: 0, minor: minor) }
        var available = whole - distances(children).reduce(0, +)
        var reserved = ordered.reduce(0) { $0 + $1.least }
        var start = ordered.startIndex
        while start < ordered.endIndex {
            let group = ordered[start...].prefix { $0.priority == ordered[start].priority }
            reserved -= group.reduce(0) { $0 + $1.least }
            var left = group.count
            for demand in group {
                let offer = max(0, (available - max(0, reserved)) / Double(left))
                offers[demand.index] = axis.proposal(major: offer, minor: minor)
                available -= axis.major(children[demand.index].size(offers[demand.index]))
                left -= 1
            }
            start = group.endIndex
        }
        return offers
    }

    private func distances(_ children: [ViewNode]) -> [Double] {
        zip(children, children.dropFirst()).map { first, second in
            if let spacing { return spacing }
            return axis == .vertical
                ? SpacingPreferences.distance(from: first.spacing.bottom, to: second.spacing.top)
                : SpacingPreferences.distance(from: first.spacing.trailing, to: second.spacing.leading)
        }
    }

    /// How far the children reach before and after the line that they share.
    private func extent(_ children: [ViewNode], _ proposals: [Proposal]) -> (before: Double, after: Double) {
        var before = -Double.infinity
        var after = -Double.infinity
        for (child, proposal) in zip(children, proposals) {
            let guide = guide(of: child, proposal)
            before = max(before, guide)
            // An endless child has no middle: its guide and what follows are both endless.
            let length = axis.minor(child.size(proposal))
            after = max(after, length.isInfinite ? length : length - guide)
        }
        return (before, after)
    }

    private func guide(of child: ViewNode, _ proposal: Proposal) -> Double {
        switch alignment {
        case .horizontal(let alignment): alignment.value(of: child, proposal)
        case .vertical(let alignment): alignment.value(of: child, proposal)
        }
    }

    /// What a child can take along the axis.
    private struct Demand {
        let index: Int
        let priority: Double
        let least: Double
        let most: Double

        func comes(before other: Demand) -> Bool {
            if priority != other.priority { return priority > other.priority }
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            if most.isInfinite, least != other.least { return least > other.least }
            return index < other.index
        }

        private var flexibility: Double { most.isInfinite ? .infinity : most - least }
    }
}
