// The line along a shape's outline, as a shape of its own.
import ViewArchive

/// A line along a shape's outline.
nonisolated struct StrokedShape<Base: Shape>: Shape, PlacedShape, StrokedOutline {
    let base: Base
    let style: StrokeStyle

    static var role: ShapeRole { .stroke }

    func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    func outline(in frame: Rect, container: ShapeContainer) -> Outline {
        base.outline(in: frame, container: container).stroked(style)
    }

    func line(in frame: Rect, container: ShapeContainer) -> (outline: Outline, style: StrokeStyle) {
        (base.outline(in: frame, container: container), style)
    }
}

/// A shape that is a line: filled whole, it is drawn as a line, whose ends and corners are then the renderer's.
protocol StrokedOutline: Shape {
    nonisolated func line(in frame: Rect, container: ShapeContainer) -> (outline: Outline, style: StrokeStyle)
}
