// An area painted with a style whose paint depends on the area.
import ViewArchive

/// A node that fills what it is offered with a style.
@MainActor
func styledArea(_ style: some ShapeStyle, in scope: LoweringScope) -> ViewNode {
    ViewNode(StyledAreaRule(style: AnyShapeStyle(style), environment: scope.environment))
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
    }
}
