// Views in a layout, and the standard containers as layouts.
import ViewArchive

/// Views in a layout.
nonisolated struct LaidOut<L: Layout, Content: View>: View, PrimitiveView {
    typealias Body = Never

    let layout: L
    let content: Content

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let axis = (layout as? any StandardLayout)?.axis ?? L.layoutProperties.stackOrientation
        let children = lower(content, in: scope.inside(axis))
        return [ViewNode(layoutRule(layout, in: scope.environment.layoutDirection), children)]
    }
}

/// The rule of any layout.
@MainActor
private func layoutRule<L: Layout>(_ layout: L, in direction: LayoutDirection) -> any LayoutRule {
    (layout as? any StandardLayout)?.rule(direction) ?? CustomRule(layout: layout, direction: direction)
}

/// A layout that is one of the standard containers.
protocol StandardLayout: Layout where Cache == Void {
    var axis: Axis? { get }
    @MainActor func rule(_ direction: LayoutDirection) -> any LayoutRule
}

extension StandardLayout {
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        let nodes = subviews.views.map(\.node)
        let direction = subviews.layoutDirection
        return ViewSpacing(MainActor.assumeIsolated { rule(direction).spacing(of: nodes) })
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let nodes = subviews.views.map(\.node)
        let direction = subviews.layoutDirection
        let size = MainActor.assumeIsolated { rule(direction).size(proposal.proposal, of: nodes) }
        return CGSize(width: size.width, height: size.height)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let nodes = subviews.views.map(\.node)
        let direction = subviews.layoutDirection
        let places = MainActor.assumeIsolated {
            rule(direction).placements(of: nodes, in: Rect(bounds).size, proposal: proposal.proposal)
        }
        for place in places {
            guard let view = subviews.views.first(where: { $0.node === place.node }) else { continue }
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
    @MainActor func rule(_ direction: LayoutDirection) -> any LayoutRule {
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
    @MainActor func rule(_ direction: LayoutDirection) -> any LayoutRule {
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
    @MainActor func rule(_ direction: LayoutDirection) -> any LayoutRule { OverlapRule(alignment: alignment) }
}

/// A layout of any type.
public struct AnyLayout: StandardLayout {
    let axis: Axis?
    private let made: @MainActor @Sendable (LayoutDirection) -> any LayoutRule

    public init<L: Layout>(_ layout: L) {
        axis = (layout as? any StandardLayout)?.axis ?? L.layoutProperties.stackOrientation
        made = { layoutRule(layout, in: $0) }
    }

    @MainActor func rule(_ direction: LayoutDirection) -> any LayoutRule { made(direction) }
}
