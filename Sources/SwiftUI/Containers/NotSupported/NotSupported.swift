// Views that a widget cannot show: WidgetKit draws a mark in their place.
import ViewArchive

/// The mark, over all the room that the view is offered.
nonisolated struct NotSupported: View, PrimitiveView {
    typealias Body = Never

    /// The view's name.
    let name: String
    var idealSize = Size(width: 100, height: 44)

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        scope.picture.note(
            "view-not-supported", "\(name) is not supported in widgets: WidgetKit draws a mark in its place."
        )
        return [ViewNode(NotSupportedRule(viewName: name, idealSize: idealSize))]
    }
}

/// How the mark takes its size and is drawn.
struct NotSupportedRule: LayoutRule {
    let viewName: String
    var idealSize = Size(width: 100, height: 44)

    var name: String { "NotSupported \(viewName)" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size { proposal.filled(by: idealSize) }

    /// A red sign of prohibition on yellow.
    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        let side = min(frame.width, frame.height, 48) * 0.625
        guard side > 0 else { return [] }
        let yellow = RGBA(red: 255, green: 204, blue: 0), red = RGBA(red: 255, green: 59, blue: 48)
        let width = side / 10
        let circle = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            .inset(by: width / 2)
        let reach = circle.width / 2 * 0.7071
        let items: [DisplayItem] = [
            .fill(.init(.rect(frame), .color(yellow))),
            .stroke(.init(.ellipse(circle), .color(red), lineWidth: width)),
            .stroke(
                .init(
                    .path([
                        .move(Point(x: circle.midX - reach, y: circle.midY - reach)),
                        .line(Point(x: circle.midX + reach, y: circle.midY + reach)),
                    ]), .color(red), lineWidth: width
                )
            ),
        ]
        return [
            .layer(
                .init(label: "\(viewName) is not supported", standIn: .init(kind: .view, name: viewName), items: items))
        ]
    }
}
