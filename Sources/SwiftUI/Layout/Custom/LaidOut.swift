// An author's layout as a node, and the standard stacks as layouts.
import ViewArchive

/// Views in a layout.
nonisolated struct LaidOut<L: Layout, Content: View>: View, PrimitiveView {
    typealias Body = Never

    let layout: L
    let content: Content

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let axis = (layout as? any StandardLayout)?.axis ?? L.layoutProperties.stackOrientation
        let children = lower(content, in: scope.inside(axis))
        if let standard = (layout as? any StandardLayout) { return [ViewNode(standard.rule, children)] }
        return [ViewNode(CustomRule(layout: layout, direction: scope.environment.layoutDirection), children)]
    }
}

private struct CustomRule<L: Layout>: LayoutRule {
    let layout: L
    let direction: LayoutDirection

    var name: String { "\(L.self)" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        let (subviews, _) = subviews(children)
        var cache = layout.makeCache(subviews: subviews)
        let size = layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        return Size(width: Double(size.width), height: Double(size.height))
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        let (subviews, places) = subviews(children)
        var cache = layout.makeCache(subviews: subviews)
        let proposed = ProposedViewSize(proposal)
        _ = layout.sizeThatFits(proposal: proposed, subviews: subviews, cache: &cache)
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        layout.placeSubviews(in: bounds, proposal: proposed, subviews: subviews, cache: &cache)
        return children.enumerated().map { index, child in
            // A view that the layout forgets stands in the middle, as SwiftUI puts it.
            places.known[index]
                ?? Placement(
                    node: child, origin: Alignment.center.origin(of: child, proposal, in: size), proposal: proposal
                )
        }
    }

    func priority(of children: [ViewNode]) -> Double { 0 }

    private func subviews(_ children: [ViewNode]) -> (LayoutSubviews, LayoutPlaces) {
        let places = LayoutPlaces()
        let views = children.enumerated().map { LayoutSubview(node: $1, index: $0, places: places) }
        return (LayoutSubviews(views: views, layoutDirection: direction), places)
    }
}

/// A layout that is one of the standard containers.
protocol StandardLayout: Layout where Cache == Void {
    var axis: Axis? { get }
    @MainActor var rule: any LayoutRule { get }
}

extension StandardLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let nodes = subviews.views.map(\.node)
        let size = MainActor.assumeIsolated { rule.size(proposal.proposal, of: nodes) }
        return CGSize(width: size.width, height: size.height)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let nodes = subviews.views.map(\.node)
        let places = MainActor.assumeIsolated {
            rule.placements(of: nodes, in: Rect(bounds).size, proposal: proposal.proposal)
        }
        for (view, place) in zip(subviews, places) {
            view.place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                proposal: ProposedViewSize(place.proposal)
            )
        }
    }
}

/// A column as a layout.
public struct VStackLayout: StandardLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var axis: Axis? { .vertical }
    @MainActor var rule: any LayoutRule {
        StackRule(axis: .vertical, alignment: .horizontal(alignment), spacing: spacing.map(Double.init))
    }
}

/// A row as a layout.
public struct HStackLayout: StandardLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var axis: Axis? { .horizontal }
    @MainActor var rule: any LayoutRule {
        StackRule(axis: .horizontal, alignment: .vertical(alignment), spacing: spacing.map(Double.init))
    }
}

/// Views on top of one another as a layout.
public struct ZStackLayout: StandardLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    var axis: Axis? { nil }
    @MainActor var rule: any LayoutRule { OverlapRule(alignment: alignment) }
}

/// A layout of any type.
public struct AnyLayout: StandardLayout {
    let axis: Axis?
    private let made: @MainActor @Sendable () -> any LayoutRule

    public init<L: Layout>(_ layout: L) {
        axis = (layout as? any StandardLayout)?.axis ?? L.layoutProperties.stackOrientation
        made = { (layout as? any StandardLayout)?.rule ?? CustomRule(layout: layout, direction: .leftToRight) }
    }

    @MainActor var rule: any LayoutRule { made() }
}
