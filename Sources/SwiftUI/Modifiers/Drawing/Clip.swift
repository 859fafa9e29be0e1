// Views that are cut to a shape.
import ViewArchive

extension View {
    /// Draws only what lies inside a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        wrapped { node, scope in
            let rule = ClipRule(
                shape: shape, container: ShapeContainer(in: scope), direction: scope.environment.layoutDirection
            )
            return ViewNode(rule, [node])
        }
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
    let container: ShapeContainer
    let direction: LayoutDirection

    var name: String { "Clip" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        guard !content.isEmpty else { return [] }
        let clip = shape.directed(shape.outline(in: frame, container: container), in: frame, direction)
        return [.layer(.init(clip: clip, items: content))]
    }
}
