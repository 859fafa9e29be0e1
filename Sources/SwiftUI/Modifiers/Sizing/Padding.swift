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
}

struct PaddingRule: LayoutRule {
    nonisolated static let defaultLength: CGFloat = 16

    let top: Double
    let leading: Double
    let bottom: Double
    let trailing: Double
    /// Whether views inside may ignore it.
    let isSafeArea: Bool

    init(_ insets: EdgeInsets, isSafeArea: Bool = false) {
        self.isSafeArea = isSafeArea
        top = Double(insets.top).finite
        leading = Double(insets.leading).finite
        bottom = Double(insets.bottom).finite
        trailing = Double(insets.trailing).finite
    }

    var name: String { isSafeArea ? "SafeAreaPadding" : "Padding" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        guard let child = children.first else { return .zero }
        let size = child.size(inner(proposal))
        return Size(width: size.width + leading + trailing, height: size.height + top + bottom)
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        children.map { Placement(node: $0, origin: Point(x: leading, y: top), proposal: inner(proposal)) }
    }

    func spacing(of children: [ViewNode]) -> SpacingPreferences {
        var spacing = children.first?.spacing ?? .ordinary
        if top != 0 { spacing.reset(.top) }
        if leading != 0 { spacing.reset(.leading) }
        if bottom != 0 { spacing.reset(.bottom) }
        if trailing != 0 { spacing.reset(.trailing) }
        return spacing
    }

    /// What is left inside the padding of a safe area can be ignored.
    func surroundings(of child: Rect, at index: Int, in frame: Rect, _ outer: Surroundings) -> Surroundings {
        guard isSafeArea else { return outer }
        var inner = outer
        let left = outer.isMirrored ? trailing : leading
        inner.safeArea = outer.safeArea.inside(
            frame,
            leaving: Rect(
                x: frame.x + left, y: frame.y + top, width: frame.width - leading - trailing,
                height: frame.height - top - bottom
            )
        )
        return inner
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        proposal.reduced(width: leading + trailing, height: top + bottom)
    }
}
