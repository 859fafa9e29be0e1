// Drawing by commands.
import ViewArchive

/// An area that a closure draws into.
nonisolated public struct Canvas<Symbols: View>: View {
    public typealias Body = Never

    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() }
        )
    }

    /// Views that the closure draws by their tags.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let inner = scope.inside(nil)
        return [
            ViewNode(CanvasDrawingRule(renderer: renderer, symbols: lower(symbols, in: inner), scope: inner))
        ]
    }
}

private struct CanvasDrawingRule: LayoutRule {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: [ViewNode]
    let scope: LoweringScope

    var name: String { "Canvas" }

    func size(_ proposal: Proposal, of children: [ViewNode]) -> Size { proposal.filled(by: FillRule.idealSize) }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        let recorder = CanvasRecorder(scope: scope, size: frame.size, symbols: symbols)
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
    /// Views that can be drawn by their tags.
    let symbols: [ViewNode]
    var items: [DisplayItem] = []

    init(scope: LoweringScope, size: Size, symbols: [ViewNode]) {
        self.scope = scope
        self.size = size
        self.symbols = symbols
    }

    /// Adds items as a context in a state draws them.
    func add(_ new: [DisplayItem], in state: GraphicsContext.State) {
        guard !new.isEmpty else { return }
        guard !state.isPlain else {
            items += new
            return
        }
        var layer = DisplayItem.Layer(opacity: state.opacity, items: new)
        let hasEffects =
            state.transform != .identity || state.blend != nil || state.shadow != nil || state.blur != nil
            || state.colors != nil
        if hasEffects {
            layer.effects = DisplayItem.Effects(
                transform: state.transform == .identity ? nil : state.transform, blend: state.blend,
                shadow: state.shadow, blur: state.blur, colors: state.colors
            )
        }
        // Clips stand in the canvas' coordinates, outside the change.
        items += state.clips.reduce([.layer(layer)]) { items, clip in
            switch clip {
            case .outline(let outline): [.layer(.init(clip: outline, items: items))]
            case .mask(let mask): [.layer(.init(effects: .init(mask: mask), items: items))]
            }
        }
    }

    /// A view's items at a place.
    func draw(_ view: some View, in frame: Rect?, at point: Point, anchor: UnitPoint) -> [DisplayItem] {
        draw(ViewNode(OverlapRule(), lower(view, in: scope)), in: frame, at: point, anchor: anchor)
    }

    /// A node's items at a place.
    func draw(_ node: ViewNode, in frame: Rect?, at point: Point, anchor: UnitPoint) -> [DisplayItem] {
        let surroundings = Surroundings(in: scope)
        if let frame { return node.place(at: frame.origin, proposal: Proposal(frame.size), in: surroundings).items }
        let size = node.size(.ideal).finite
        let origin = Point(
            x: point.x - size.width * Double(anchor.x), y: point.y - size.height * Double(anchor.y)
        )
        return node.place(at: origin, proposal: .ideal, in: surroundings).items
    }
}
