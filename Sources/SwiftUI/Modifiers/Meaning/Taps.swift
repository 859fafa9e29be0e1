// What a tap on a view, or on the whole widget, does; a picture only keeps it.
package import ViewArchive

extension View {
    /// Has a tap on the view do something, unless the view is disabled.
    nonisolated package func tapped(_ action: TapAction?) -> some View {
        wrapped { node, scope in
            guard let action, scope.environment.isEnabled else { return node }
            return ViewNode(TapRule(action: action), [node])
        }
    }

    /// Sets what a tap on the widget opens; of several the outermost counts.
    nonisolated package func openedByTap(_ url: URL?) -> some View {
        OpenedByTap(content: self, url: url)
    }
}

nonisolated private struct OpenedByTap<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let url: URL?

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let nodes = lower(content, in: scope)
        if let url { scope.picture.url = url }
        return nodes
    }
}

private struct TapRule: LayoutRule {
    let action: TapAction

    var name: String { "Tap" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        [.layer(.init(tap: .init(frame: frame, action: action), items: content))]
    }
}
