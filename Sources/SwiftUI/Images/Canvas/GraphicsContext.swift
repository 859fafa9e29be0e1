// What a canvas draws with: a copy keeps its own place, opacity and clips.
import Imaging
import ViewArchive

/// Commands that draw into a canvas; canvases are drawn on the main actor.
public struct GraphicsContext {
    /// What the commands depend on.
    struct State: Sendable {
        var transform = Transform.identity
        var opacity = 1.0
        var blend: DisplayItem.Blend?
        var shadow: DisplayItem.Shadow?
        var blur: Double?
        var colors: ColorMatrix?
        var clips: [Clip] = []

        var isPlain: Bool {
            transform == .identity && opacity == 1 && blend == nil && shadow == nil && blur == nil && colors == nil
                && clips.isEmpty
        }
    }

    /// Where what is drawn is seen, in the canvas' coordinates.
    enum Clip: Sendable {
        case outline(Outline)
        case mask([DisplayItem])
    }

    let recorder: CanvasRecorder
    private var state = State()

    @MainActor
    init(recorder: CanvasRecorder) {
        self.recorder = recorder
    }

    /// From 0 to 1.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = min(max(newValue.finite, 0), 1) }
    }

    public var blendMode: BlendMode = .normal {
        didSet { state.blend = blendMode.mode.item }
    }

    public var transform: CGAffineTransform {
        get {
            let t = state.transform
            return CGAffineTransform(t.a, t.b, t.c, t.d, t.tx, t.ty)
        }
        set { state.transform = Transform(newValue) }
    }

    public var environment: EnvironmentValues { EnvironmentValues.Current.value.values }

    /// The area that is clipped to; without a clip none.
    public var clipBoundingRect: CGRect {
        for clip in state.clips.reversed() {
            if case .outline(let outline) = clip { return Path(outline: outline).boundingRect }
        }
        return MainActor.assumeIsolated { [recorder] in
            CGRect(x: 0, y: 0, width: recorder.size.width, height: recorder.size.height)
        }
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

    public mutating func concatenate(_ matrix: CGAffineTransform) {
        state.transform = state.transform.after(Transform(matrix))
    }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let outline = path.outline.moved(by: state.transform)
        guard options.contains(.inverse) else {
            state.clips.append(.outline(outline))
            return
        }
        let size = MainActor.assumeIsolated { [recorder] in recorder.size }
        let whole = Outline.rect(Rect(origin: .zero, size: size))
        let outside = Outline.path(whole.segments + outline.segments)
        state.clips.append(.mask([.fill(.init(outside, .color(RGBA(red: 0, green: 0, blue: 0)), evenOdd: true))]))
    }

    /// Draws from now on only where a closure draws.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var inner = self
        let before = takeItems()
        defer { putItems(before) }
        try content(&inner)
        state.clips.append(.mask(takeItems()))
    }

    /// Softens, colours or shadows what is drawn from now on.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        switch filter.kind {
        case .none: break
        case .colors(let matrix): state.colors = matrix
        case .blur(let radius): state.blur = radius
        case .shadow(let color, let radius, let x, let y):
            let rgba = color.rgba(in: environment)
            state.shadow = DisplayItem.Shadow(color: rgba, radius: radius, x: x, y: y)
        }
    }

    public mutating func concatenate(_ transform: ProjectionTransform) { concatenate(transform.affine) }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        record { recorder in
            shading.painted(recorder) { .fill(.init(path.outline, $0, evenOdd: style.isEOFilled)) }
        }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        record { recorder in shading.painted(recorder) { .stroke(style.item(path.outline, $0)) } }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws into a layer of its own, with this context's opacity.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = self
        (inner.state.opacity, inner.state.blend, inner.state.shadow) = (1, nil, nil)
        (inner.state.blur, inner.state.colors) = (nil, nil)
        let before = takeItems()
        do {
            try content(&inner)
        } catch {
            putItems(before)
            throw error
        }
        let items = takeItems()
        putItems(before)
        var outer = state
        outer.transform = .identity
        record(items, in: outer)
    }

    private func takeItems() -> [DisplayItem] {
        MainActor.assumeIsolated { [recorder] in
            defer { recorder.items = [] }
            return recorder.items
        }
    }

    private func putItems(_ items: [DisplayItem]) {
        MainActor.assumeIsolated { [recorder] in recorder.items = items }
    }

    private func record(_ items: [DisplayItem], in state: State) {
        MainActor.assumeIsolated { [recorder] in recorder.add(items, in: state) }
    }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        record { $0.draw(text, in: nil, at: Point(point), anchor: anchor) }
    }

    public func draw(_ text: Text, in rect: CGRect) {
        record { $0.draw(text, in: Rect(rect), at: .zero, anchor: .center) }
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        record { $0.draw(image, in: nil, at: Point(point), anchor: anchor) }
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        record { $0.draw(image.resizable(), in: Rect(rect), at: .zero, anchor: .center) }
    }

    /// Lets Core Graphics draw, its origin at the canvas' top left.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let size = MainActor.assumeIsolated { [recorder] in recorder.size }
        let context = CGContext(size: CGSize(width: size.width, height: size.height), scale: 3)
        try content(context)
        let (items, sources) = (context.items, context.sources)
        record { recorder in
            items.named { name in
                sources[name].flatMap { recorder.scope.picture.pictures.keep($0, drawnAt: recorder.size)?.name }
            }
        }
    }

    func record(_ items: @MainActor @Sendable (CanvasRecorder) -> [DisplayItem]) {
        MainActor.assumeIsolated { [recorder, state] in recorder.add(items(recorder), in: state) }
    }
}
