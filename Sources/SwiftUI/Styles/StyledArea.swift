// An area painted with a style whose paint depends on the area.
import ViewArchive

/// A node that fills what it is offered with a style, and goes on under what stands at some of its edges.
@MainActor
func styledArea(_ style: some ShapeStyle, ignoring edges: Edge.Set = [], in scope: LoweringScope) -> ViewNode {
    let area = ViewNode(
        StyledAreaRule(style: AnyShapeStyle(style), environment: scope.environment, picture: scope.picture)
    )
    guard scope.environment.hasSafeArea, !edges.isEmpty else { return area }
    return ViewNode(IgnoreSafeAreaRule(edges: edges), [area])
}

private struct StyledAreaRule: LayoutRule {
    let style: AnyShapeStyle
    let environment: EnvironmentValues
    let picture: PictureInProgress

    var name: String { "Style" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        proposal.filled(by: FillRule.idealSize)
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        style.painted(over: frame, in: environment, picture: picture) { .fill(.init(.rect(frame), $0)) }
            .shadowed(by: style.shadows(in: environment))
    }
}
