// A thin line between views.
import ViewArchive

/// A line across the stack that it stands in; outside stacks it lies horizontally.
nonisolated public struct Divider: View, Sendable {
    public typealias Body = Never

    public init() {}
}

extension Divider: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let environment = scope.environment
        return [
            ViewNode(
                DividerRule(
                    isUpright: scope.axis == .horizontal, thickness: Double(environment.pixelLength),
                    paint: SeparatorShapeStyle().paint(over: .zero, in: environment)
                )
            )
        ]
    }
}

private struct DividerRule: LayoutRule {
    let isUpright: Bool
    let thickness: Double
    let paint: Paint

    var name: String { "Divider" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size {
        isUpright
            ? Size(width: thickness, height: proposal.height ?? FillRule.idealSize.height)
            : Size(width: proposal.width ?? FillRule.idealSize.width, height: thickness)
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        [.fill(.init(.rect(frame), paint))]
    }
}
