// Outlines that follow that of what is around them: the widget, or a view that gives its shape.
import ViewArchive

/// The outline of the container around, drawn closer to the middle.
nonisolated public struct ContainerRelativeShape: InsettableShape, PlacedShape {
    private var inset: CGFloat = 0
    /// The radius of a widget's corners in points (measured on a phone, for 338 x 158).
    static let containerRadius = 21.6

    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }

    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.inset += amount
        return copy
    }

    func outline(in frame: Rect, container: ShapeContainer) -> Outline {
        let area = frame.inset(by: Double(inset).finite)
        if let own = container.own { return own.outline(in: area) }
        let canvas = container.canvas
        let distance = min(area.x, area.y, canvas.width - area.maxX, canvas.height - area.maxY)
        // At the very edge the picture's own corners decide.
        guard distance > 0, distance < Self.containerRadius else { return .rect(area) }
        let radius = Self.containerRadius - distance
        return .roundedRect(area, radius: Size(width: radius, height: radius), continuous: true)
    }
}

/// What is around a shape: the picture, and the nearest view that gives its shape.
struct ShapeContainer: Sendable {
    let canvas: Size
    let own: GivenShape?

    @MainActor
    init(in scope: LoweringScope) {
        canvas = scope.picture.canvas
        own = scope.environment.containerShape
    }
}

extension ShapeContainer {
    /// Where the container's corners are and their radius in points; 0 for a shape that has none.
    var corners: (frame: Rect, radius: Double) {
        guard let own else {
            return (Rect(origin: .zero, size: canvas), ContainerRelativeShape.containerRadius)
        }
        let frame = Rect(own.frame.area)
        switch own.shape {
        case let shape as RoundedRectangle: return (frame, Double(shape.cornerSize.width).finite)
        case is Capsule, is Circle: return (frame, min(frame.width, frame.height) / 2)
        default: return (frame, 0)
        }
    }
}

/// A view's shape for the views in it.
struct GivenShape: Sendable {
    let shape: any InsettableShape
    let frame: AnchorFrame

    /// The shape for an area: made smaller by the distance to the view's edges.
    func outline(in area: Rect) -> Outline {
        let around = Rect(frame.area)
        let distance = min(area.x - around.x, area.y - around.y, around.maxX - area.maxX, around.maxY - area.maxY)
        let inner = shape.inset(by: CGFloat(max(0, distance)))
        // The inner shape takes its inset from the area that it is given.
        let grown = area.inset(by: -max(0, distance))
        return inner.path(in: CGRect(x: 0, y: 0, width: grown.width, height: grown.height))
            .outline.moved(x: grown.x, y: grown.y)
    }
}

extension EnvironmentValues {
    /// The shape of the nearest view that gives one.
    var containerShape: GivenShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }

    private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: GivenShape? { nil } }
}

extension View {
    /// Gives this view's shape to the `ContainerRelativeShape`s in it.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        ShapeGiving(content: self, shape: shape)
    }
}

nonisolated private struct ShapeGiving<Content: View, Given: InsettableShape>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let shape: Given

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let frame = AnchorFrame()
        let inner = scope.changing { $0.containerShape = GivenShape(shape: shape, frame: frame) }
        return lower(content, in: inner).map { ViewNode(AnchorRule(frame: frame), [$0]) }
    }
}
