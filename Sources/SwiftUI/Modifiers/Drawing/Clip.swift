// Views that are cut to a shape.
import ViewArchive

extension View {
    /// Draws only what lies inside a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        wrapped { node, scope in ViewNode(ClipRule(shape: shape, canvas: scope.picture.canvas), [node]) }
    }

    /// Draws only what lies inside the view's own area.
    nonisolated public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Rounds the view's corners, by a radius in points.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}

private struct ClipRule<S: Shape>: LayoutRule {
    let shape: S
    let canvas: Size

    var name: String { "Clip" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        content.isEmpty ? [] : [.layer(.init(clip: shape.outline(in: frame, canvas: canvas), items: content))]
    }
}
