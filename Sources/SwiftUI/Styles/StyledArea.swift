// An area painted with a style whose paint depends on the area.
import ViewArchive

/// A node that fills what it is offered with a style, and goes on under what stands at some of its edges.
@MainActor
func styledArea(_ style: some ShapeStyle, ignoring edges: Edge.Set = [], in scope: LoweringScope) -> ViewNode {
    let area = ViewNode(StyledAreaRule(style: AnyShapeStyle(style), environment: scope.environment))
    guard scope.environment.hasSafeArea, !edges.isEmpty else { return area }
    return ViewNode(IgnoreSafeAreaRule(edges: edges), [area])
}

private struct StyledAreaRule: LayoutRule {
    let style: AnyShapeStyle
    let environment: EnvironmentValues

    var name: String { "Style" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        proposal.filled(by: FillRule.idealSize)
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        [.fill(.init(.rect(frame), style.paint(over: frame, in: environment)))]
            .shadowed(by: style.shadows(in: environment))
    }
}
