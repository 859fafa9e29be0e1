// A frame of a given size.
import ViewArchive

extension View {
    /// Gives the view a width, a height or both, in points; what is nil stays the view's own.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapped { node, scope in
            ViewNode(
                FixedFrameRule(
                    width: length(width, in: scope), height: length(height, in: scope),
                    alignment: alignment
                ),
                [node]
            )
        }
    }

    /// Changes nothing.
    @available(*, deprecated, message: "Pass a width, a height or a limit.")
    nonisolated public func frame() -> some View { self }
}

/// A length that a frame can have; another one is ignored, as SwiftUI does, and noted.
@MainActor
private func length(_ value: CGFloat?, in scope: LoweringScope) -> Double? {
    guard let value else { return nil }
    guard value.isFinite, value >= 0 else {
        scope.picture.note(
            "invalid-frame",
            "frame(width:height:) takes finite lengths of at least 0; \(value) is ignored (maxWidth and maxHeight fill)."
        )
        return nil
    }
    return Double(value)
}

private struct FixedFrameRule: LayoutRule {
    let width: Double?
    let height: Double?
    let alignment: Alignment

    var name: String { "Frame" }

    func isText(_ children: [ViewNode]) -> Bool { false }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let own = children.first?.size(inner(proposal)) ?? .zero
        return Size(width: width ?? own.width, height: height ?? own.height)
    }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        let inner = inner(proposal)
        return children.map { Placement(node: $0, origin: alignment.origin(of: $0, inner, in: size), proposal: inner) }
    }

    func spacing(of children: [ViewNode]) -> SpacingPreferences {
        var spacing = children.first?.spacing ?? .ordinary
        if height != nil { spacing.reset(.vertical) }
        if width != nil { spacing.reset(.horizontal) }
        return spacing
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}
