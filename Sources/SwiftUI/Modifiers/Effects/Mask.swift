// Views of which only a part is seen: where another view is opaque.
import ViewArchive

extension View {
    /// Shows this view only where another one is opaque.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        Masked(content: self, mask: mask(), alignment: alignment)
    }

    /// Shows this view only where another one is opaque.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        Masked(content: self, mask: mask, alignment: .center)
    }
}

/// A view with a mask.
nonisolated private struct Masked<Content: View, Mask: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let mask: Mask
    let alignment: Alignment

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        lower(content, in: scope).map { node in
            let mask = ViewNode(OverlapRule(alignment: alignment), lower(mask, in: scope.inside(nil)))
            return ViewNode(MaskRule(mask: mask, alignment: alignment, surroundings: Surroundings(in: scope)), [node])
        }
    }
}

private struct MaskRule: LayoutRule {
    let mask: ViewNode
    let alignment: Alignment
    let surroundings: Surroundings

    var name: String { "Mask" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        guard !content.isEmpty else { return [] }
        let offered = Proposal(frame.size)
        let origin = alignment.origin(of: mask, offered, in: frame.size)
        let size = mask.size(offered).finite
        let x = surroundings.isMirrored ? frame.width - origin.x - size.width : origin.x
        let placed = mask.place(at: Point(x: frame.x + x, y: frame.y + origin.y), proposal: offered, in: surroundings)
        return [.layer(.init(effects: .init(mask: placed.items), items: content))]
    }
}
