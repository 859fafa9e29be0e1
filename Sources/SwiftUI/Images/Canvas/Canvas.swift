// Drawing by commands.
import ViewArchive

/// An area that a closure draws into.
nonisolated public struct Canvas<Symbols: View>: View {
    public typealias Body = Never

    private let renderer: (inout GraphicsContext, CGSize) -> Void

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.renderer = renderer
    }

    /// The symbols are not drawn: resolving one gives nil.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
    }
}

extension Canvas: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(CanvasDrawingRule(renderer: renderer, scope: scope.inside(nil)))]
    }
}

private struct CanvasDrawingRule: LayoutRule {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let scope: LoweringScope

    var name: String { "Canvas" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size { proposal.filled(by: FillRule.idealSize) }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        let recorder = CanvasRecorder(scope: scope, size: frame.size)
        var context = GraphicsContext(recorder: recorder)
        scope.evaluating { renderer(&context, CGSize(width: frame.width, height: frame.height)) }
        guard !recorder.items.isEmpty else { return [] }
        let place = Transform(a: 1, b: 0, c: 0, d: 1, tx: frame.x, ty: frame.y)
        return [
            .layer(
                .init(
                    clip: .rect(Rect(origin: .zero, size: frame.size)), effects: .init(transform: place),
                    items: recorder.items
                )
            )
        ]
    }
}

/// What a canvas has drawn so far, from its top left corner.
@MainActor
final class CanvasRecorder {
    let scope: LoweringScope
    let size: Size
    var items: [DisplayItem] = []

    init(scope: LoweringScope, size: Size) {
        self.scope = scope
        self.size = size
    }

    /// Adds items as a context in a state draws them.
    func add(_ new: [DisplayItem], in state: GraphicsContext.State) {
        guard !new.isEmpty else { return }
        guard !state.isPlain else {
            items += new
            return
        }
        var layer = DisplayItem.Layer(opacity: state.opacity, items: new)
        if state.transform != .identity || state.blend != nil || state.shadow != nil || state.blur != nil {
            layer.effects = DisplayItem.Effects(
                transform: state.transform == .identity ? nil : state.transform, blend: state.blend,
                shadow: state.shadow, blur: state.blur
            )
        }
        // Clips stand in the canvas' coordinates, outside the change.
        items += state.clips.reduce([.layer(layer)]) { [.layer(.init(clip: $1, items: $0))] }
    }

    /// A view's items at a place.
    func draw(_ view: some View, in frame: Rect?, at point: Point, anchor: UnitPoint) -> [DisplayItem] {
        let node = ViewNode(OverlapRule(), lower(view, in: scope))
        let surroundings = Surroundings(in: scope)
        if let frame { return node.place(at: frame.origin, proposal: Proposal(frame.size), in: surroundings).items }
        let size = node.size(.ideal).finite
        let origin = Point(
            x: point.x - size.width * Double(anchor.x), y: point.y - size.height * Double(anchor.y)
        )
        return node.place(at: origin, proposal: .ideal, in: surroundings).items
    }
}
