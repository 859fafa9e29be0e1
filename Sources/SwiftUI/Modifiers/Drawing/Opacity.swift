// Views that are drawn faintly or not at all.
import ViewArchive

extension View {
    /// Draws the view with less opacity, from 0 to 1.
    @_disfavoredOverload
    nonisolated public func opacity(_ opacity: Double) -> some View {
        wrapped { node, _ in ViewNode(OpacityRule(amount: opacity > 0 ? min(opacity, 1) : 0), [node]) }
    }

    /// Keeps the view's place, but draws nothing.
    nonisolated public func hidden() -> some View { opacity(0) }
}

private struct OpacityRule: LayoutRule {
    let amount: Double

    var name: String { "Opacity" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        if amount == 1 { return content }
        return amount == 0 || content.isEmpty ? [] : [.layer(.init(opacity: amount, items: content))]
    }
}
