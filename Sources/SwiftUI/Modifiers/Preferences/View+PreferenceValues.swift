// Views in front of others, or behind them, made of what those say.
import ViewArchive

extension View {
    /// Puts views in front of this one that are made of what it says.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Puts views in front of this one that are made of what it says.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        Hearing<Self, K, V>(content: self, transform: transform, alignment: alignment, isInFront: true)
    }

    /// Puts views behind this one that are made of what it says.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }

    /// Puts views behind this one that are made of what it says.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        Hearing<Self, K, V>(content: self, transform: transform, alignment: alignment, isInFront: false)
    }
}

/// A view with another that is made of what it says.
nonisolated private struct Hearing<Content: View, Key: PreferenceKey, Attachment: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let transform: (Key.Value) -> Attachment
    let alignment: Alignment
    let isInFront: Bool

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        scope.hearing(content) { said, nodes in
            let value = said.value(Key.self)
            let inner = scope.inside(nil)
            let attached = scope.evaluating { lower(transform(value), in: inner) }
            guard !attached.isEmpty, !nodes.isEmpty else { return nodes }
            let main = ViewNode.single(nodes)
            let attachment = attached.count == 1 ? attached[0] : ViewNode(OverlapRule(alignment: alignment), attached)
            let rule = AttachmentRule(alignment: alignment, isInFront: isInFront)
            return [
                ViewNode(isInFront ? rule : PlacedFirstRule(attachment: rule) as any LayoutRule, [main, attachment])
            ]
        }
    }
}

/// A view behind another that must know where that one's parts stand: they are placed before it, if drawn after it.
private struct PlacedFirstRule: LayoutRule {
    let attachment: AttachmentRule

    var name: String { attachment.name }

    func placements(of children: [ViewNode], in size: Size, proposal: Proposal) -> [Placement] {
        attachment.placements(of: children, in: size, proposal: proposal)
    }

    func surroundings(of child: Rect, at index: Int, in frame: Rect, _ outer: Surroundings) -> Surroundings { outer }

    func willPlace(_ placements: [Placement], at frame: Rect, in surroundings: Surroundings) {
        guard let main = placements.last else { return }
        _ = main.node.place(at: frame.origin, proposal: main.proposal, in: surroundings)
    }

    func lineBearers(of children: [ViewNode], proposal: Proposal) -> [Placement]? {
        attachment.lineBearers(of: children, proposal: proposal)
    }

    func priority(of children: [ViewNode]) -> Double { attachment.priority(of: children) }

    func spacing(of children: [ViewNode]) -> SpacingPreferences { attachment.spacing(of: children) }
}
