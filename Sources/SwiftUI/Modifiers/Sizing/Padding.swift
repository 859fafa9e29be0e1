// Room around a view.
import ViewArchive

extension View {
    /// Adds room on some sides, in points; nil takes the default of 16.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? PaddingRule.defaultLength))
    }

    /// Adds the same room on all sides, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View {
        padding(EdgeInsets(.all, length))
    }

    /// Adds room on each side, in points.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        wrapped { node, _ in ViewNode(PaddingRule(insets), [node]) }
    }

    /// Adds room around the content of the whole view, as padding does.
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        padding(edges, length)
    }
}

private struct PaddingRule: LayoutRule {
    nonisolated static let defaultLength: CGFloat = 16

    let top: Double
    let leading: Double
    let bottom: Double
    let trailing: Double

    init(_ insets: EdgeInsets) {
        top = Double(insets.top).finite
        leading = Double(insets.leading).finite
        bottom = Double(insets.bottom).finite
        trailing = Double(insets.trailing).finite
    }

    var name: String { "Padding" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        guard let child = children.first else { return .zero }
        let size = child.size(inner(proposal))
        return Size(width: size.width + leading + trailing, height: size.height + top + bottom)
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        children.map { Placement(node: $0, origin: Point(x: leading, y: top), proposal: inner(proposal)) }
    }

    func spacing(of children: [ViewNode]) -> SpacingPreferences {
        var spacing = children.first?.spacing ?? .standard
        if top != 0 { spacing.top = .standard }
        if leading != 0 { spacing.leading = .standard }
        if bottom != 0 { spacing.bottom = .standard }
        if trailing != 0 { spacing.trailing = .standard }
        return spacing
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        proposal.reduced(width: leading + trailing, height: top + bottom)
    }
}
