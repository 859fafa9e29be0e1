// Free room between views.
import ViewArchive

/// Takes the room that is left, along the stack that it stands in.
nonisolated public struct Spacer: View, Sendable {
    public typealias Body = Never

    /// The least length in points; nil for 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let least = minLength.map { max(0, Double($0).finite) } ?? SpacingPreferences.defaultDistance
        return [ViewNode(SpacerRule(axis: scope.axis, least: least))]
    }
}

private struct SpacerRule: LayoutRule {
    let axis: Axis?
    let least: Double

    var name: String { "Spacer" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        Size(
            width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
            height: axis == .horizontal ? 0 : max(least, proposal.height ?? least)
        )
    }

    func priority(of children: [ViewNode]) -> Double { -.infinity }

    /// No distance along the axis, and no wish across it.
    func spacing(of children: [ViewNode]) -> SpacingPreferences {
        var spacing = SpacingPreferences.empty
        if axis != .horizontal { (spacing.top.plain, spacing.bottom.plain) = (0, 0) }
        if axis != .vertical { (spacing.leading.plain, spacing.trailing.plain) = (0, 0) }
        return spacing
    }
}
