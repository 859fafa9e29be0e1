// A frame between a least and a greatest size.
import ViewArchive

extension View {
    /// Limits the view's size, in points; a greatest size beyond what is offered fills it.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapped { node, _ in
            ViewNode(
                FlexibleFrameRule(
                    width: Limits(minWidth, idealWidth, maxWidth), height: Limits(minHeight, idealHeight, maxHeight),
                    alignment: alignment
                ),
                [node]
            )
        }
    }
}

/// The limits along one axis.
private struct Limits {
    let least: Double?
    let ideal: Double?
    let most: Double?

    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
        func sound(_ value: CGFloat?) -> Double? {
            value.flatMap { $0.isNaN ? nil : max(0, Double($0)) }
        }
        self.least = sound(least).map(\.finite)
        self.ideal = sound(ideal).map(\.finite)
        // Limits in the wrong order: the least one counts.
        self.most = sound(most).map { max($0, sound(least) ?? 0) }
    }

    var isLimited: Bool { least != nil || most != nil }

    /// What the child is offered.
    func inner(_ proposal: Double?) -> Double? {
        (proposal ?? ideal).map(clamped)
    }

    /// The frame's own length.
    func length(_ proposal: Double?, child: Double) -> Double {
        guard let proposal else { return clamped(ideal ?? child) }
        switch (least, most) {
        case (nil, nil): return child
        case (_?, _?): return clamped(proposal)
        case (nil, let most?): return min(max(proposal, child), most)
        case (let least?, nil): return max(min(proposal, child), least)
        }
    }

    private func clamped(_ value: Double) -> Double {
        max(least ?? 0, min(value, most ?? .infinity))
    }
}

private struct FlexibleFrameRule: LayoutRule {
    let width: Limits
    let height: Limits
    let alignment: Alignment

    var name: String { "FlexibleFrame" }

    func isText(_ children: [ViewNode]) -> Bool { false }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        let own = children.first?.size(inner(proposal)) ?? .zero
        return Size(
            width: width.length(proposal.width, child: own.width),
            height: height.length(proposal.height, child: own.height)
        )
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        let inner = inner(proposal)
        return children.map { Placement(node: $0, origin: alignment.origin(of: $0, inner, in: size), proposal: inner) }
    }

    func spacing(of children: [ViewNode]) -> SpacingPreferences {
        var spacing = children.first?.spacing ?? .ordinary
        if height.isLimited { spacing.reset(.vertical) }
        if width.isLimited { spacing.reset(.horizontal) }
        return spacing
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: width.inner(proposal.width), height: height.inner(proposal.height))
    }
}
