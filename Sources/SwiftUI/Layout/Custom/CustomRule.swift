// An author's layout as the rule of a node.
import ViewArchive

/// Calls a layout with its views; the layout's cache lives as long as the node.
@MainActor
final class CustomRule<L: Layout>: LayoutRule {
    private let layout: L
    private let direction: LayoutDirection
    private var known: (subviews: LayoutSubviews, places: LayoutPlaces)?
    /// Merges the lines of the views, for a layout that says none itself.
    private var merging: ViewNode?
    private var cache: L.Cache?

    init(layout: L, direction: LayoutDirection) {
        self.layout = layout
        self.direction = direction
    }

    var name: String { "\(L.self)" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        let (subviews, _) = subviews(children)
        return caching(subviews) { cache in
            let size = layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
            return Size(width: Double(size.width), height: Double(size.height))
        }
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        let (subviews, places) = subviews(children)
        let proposed = ProposedViewSize(proposal)
        places.known = [:]
        caching(subviews) { cache in
            // Layouts place by what they kept when they were asked last; other proposals may have come since.
            _ = layout.sizeThatFits(proposal: proposed, subviews: subviews, cache: &cache)
            layout.placeSubviews(in: Self.bounds(size), proposal: proposed, subviews: subviews, cache: &cache)
        }
        return children.enumerated().map { index, child in
            // A view that the layout forgets stands in the middle, as SwiftUI puts it.
            places.known[index]
                ?? Placement(
                    node: child, origin: Alignment.center.origin(of: child, proposal, in: size), proposal: proposal
                )
        }
    }

    func priority(of children: [ViewNode]) -> Double { 0 }

    func spacing(of children: [ViewNode]) -> SpacingPreferences {
        let (subviews, _) = subviews(children)
        return caching(subviews) { layout.spacing(subviews: subviews, cache: &$0).preferences }
    }

    var saidLines: SaidLines { [.baselines, .others] }

    func line(_ axis: Axis, _ guide: Guide, _ proposal: Proposal, of children: [ViewNode]) -> Double? {
        let (subviews, places) = subviews(children)
        let bounds = Self.bounds(sound(size(proposal, of: children)))
        let proposed = ProposedViewSize(proposal)
        // What a layout that says nothing itself says: the lines of the views that it places.
        let merging = self.merging ?? ViewNode(MergedRule(rule: self), children)
        self.merging = merging
        places.merged = merging.said(.init(axis: axis, guide: guide), proposal)
        return caching(subviews) { cache in
            switch axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposed, subviews: subviews,
                    cache: &cache
                ).map { Double($0) }
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(guide: guide), in: bounds, proposal: proposed, subviews: subviews,
                    cache: &cache
                ).map { Double($0) }
            }
        }
    }

    func lineBearers(of children: [ViewNode], proposal: Proposal) -> [Placement]? { [] }

    // MARK: What a layout is called with

    private static func bounds(_ size: Size) -> CGRect { CGRect(x: 0, y: 0, width: size.width, height: size.height) }

    private func sound(_ size: Size) -> Size {
        Size(width: max(0, size.width.finite), height: max(0, size.height.finite))
    }

    private func subviews(_ children: [ViewNode]) -> (subviews: LayoutSubviews, places: LayoutPlaces) {
        if let known { return known }
        let places = LayoutPlaces()
        let views = children.enumerated().map { LayoutSubview(node: $1, index: $0, places: places) }
        let made = (LayoutSubviews(views: views, layoutDirection: direction), places)
        known = made
        return made
    }

    /// Calls with the cache, which is away meanwhile: a layout that is asked again while it works gets a new one.
    private func caching<Result>(_ subviews: LayoutSubviews, _ work: (inout L.Cache) -> Result) -> Result {
        var taken = cache ?? layout.makeCache(subviews: subviews)
        cache = nil
        defer { cache = taken }
        return work(&taken)
    }
}

/// The lines of views where an author's layout places them.
private struct MergedRule<L: Layout>: LayoutRule {
    /// It holds the node of this rule.
    unowned let rule: CustomRule<L>

    var name: String { rule.name }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size { rule.size(proposal, of: children) }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        rule.placements(of: children, in: size, proposal: proposal)
    }
}
