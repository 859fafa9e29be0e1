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
    /// Lazy stacks offer no length along the axis, and fill what they are offered across it.
    let isLazy: Bool

    init(axis: Axis, alignment: CrossAlignment, spacing: Double? = nil, isLazy: Bool = false) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing.map(\.finite)
        self.isLazy = isLazy
    }

    var name: String { "\(isLazy ? "Lazy" : "")\(axis == .horizontal ? "HStack" : "VStack")" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        guard !children.isEmpty else { return .zero }
        let size = size(of: children, offered: share(proposal, among: children))
        guard isLazy, let across = axis.minor(proposal) else { return size }
        return axis.size(major: axis.major(size), minor: max(axis.minor(size), across))
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        guard !children.isEmpty else { return [] }
        // An open proposal across the axis becomes the stack's own size.
        let inner = axis.proposal(major: axis.major(proposal), minor: axis.minor(proposal) ?? axis.minor(size))
        let offers = share(inner, among: children)
        guard isLazy else { return placements(of: children, offered: offers) }
        let own = self.size(of: children, offered: offers)
        let free = axis.minor(size) - axis.minor(own)
        let shift = axis.point(major: 0, minor: line(in: axis.size(major: 0, minor: free)))
        return placements(of: children, offered: offers).map { placement in
            Placement(
                node: placement.node,
                origin: Point(x: placement.origin.x + shift.x, y: placement.origin.y + shift.y),
                proposal: placement.proposal
            )
        }
    }

    func priority(of children: [ViewNode]) -> Double { 0 }

    func spacing(of children: [ViewNode]) -> SpacingPreferences {
        .joined(children.map(\.spacing), along: axis)
    }

    // MARK: Parts that other rules use

    /// The size of children that are offered these.
    func size(of children: [ViewNode], offered offers: [Proposal]) -> Size {
        let length = zip(children, offers).reduce(distances(children).reduce(0, +)) { sum, pair in
            sum + axis.major(pair.0.size(pair.1))
        }
        let cross = extent(children, offers)
        return axis.size(major: length, minor: cross.before + cross.after)
    }

    /// Children one after another.
    func placements(of children: [ViewNode], offered offers: [Proposal]) -> [Placement] {
        let gaps = distances(children) + [0]
        let line = extent(children, offers).before
        var position = 0.0
        return children.indices.map { index in
            let child = children[index]
            let origin = axis.point(major: position, minor: line - guide(of: child, offers[index]))
            position += axis.major(child.size(offers[index])) + gaps[index]
            return Placement(node: child, origin: origin, proposal: offers[index])
        }
    }

    /// The distances between neighbours, in points.
    func distances(_ children: [ViewNode]) -> [Double] {
        zip(children, children.dropFirst()).map { first, second in
            spacing ?? first.spacing.distance(to: second.spacing, along: axis)
        }
    }

    // MARK: The algorithm

    /// What each child is offered.
    private func share(_ proposal: Proposal, among children: [ViewNode]) -> [Proposal] {
        let minor = axis.minor(proposal)
        let whole = isLazy ? nil : axis.major(proposal)
        guard let whole, whole.isFinite else {
            return children.map { _ in axis.proposal(major: whole, minor: minor) }
        }
        let demands = children.enumerated().map { index, child in
            Demand(
                index: index, priority: child.priority,
                least: axis.major(child.size(axis.proposal(major: 0, minor: minor))),
                most: axis.major(child.size(axis.proposal(major: .infinity, minor: minor))),
                isText: axis == .horizontal && child.isText
            )
        }
        var offers = children.map { _ in Proposal.zero }
        demands.serve(whole - distances(children).reduce(0, +)) { index, offer in
            offers[index] = axis.proposal(major: offer, minor: minor)
            return axis.major(children[index].size(offers[index]))
        }
        return offers
    }

    /// How far the children reach before and after the line that they share.
    private func extent(_ children: [ViewNode], _ offers: [Proposal]) -> (before: Double, after: Double) {
        var before = -Double.infinity
        var after = -Double.infinity
        for (child, offer) in zip(children, offers) {
            let guide = guide(of: child, offer)
            before = max(before, guide)
            // An endless child has no middle: its guide and what follows are both endless.
            let length = axis.minor(child.size(offer))
            after = max(after, length.isInfinite ? length : length - guide)
        }
        return (before, after)
    }

    private func guide(of child: ViewNode, _ offer: Proposal) -> Double {
        switch alignment {
        case .horizontal(let alignment): alignment.value(of: child, offer)
        case .vertical(let alignment): alignment.value(of: child, offer)
        }
    }

    private func line(in size: Size) -> Double {
        switch alignment {
        case .horizontal(let alignment): alignment.value(in: size)
        case .vertical(let alignment): alignment.value(in: size)
        }
    }
}
