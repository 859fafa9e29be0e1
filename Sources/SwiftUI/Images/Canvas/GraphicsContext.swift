// What a canvas draws with: a copy keeps its own place, opacity and clips.
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
        var clips: [Outline] = []

        var isPlain: Bool {
            transform == .identity && opacity == 1 && blend == nil && shadow == nil && blur == nil && clips.isEmpty
        }
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
        didSet { state.blend = blendMode.item }
    }

    public var transform: CGAffineTransform {
        get {
            let t = state.transform
            return CGAffineTransform(t.a, t.b, t.c, t.d, t.tx, t.ty)
        }
        set { state.transform = Transform(newValue) }
    }

    public var environment: EnvironmentValues { EnvironmentValues.Current.value.values }

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }

    public mutating func concatenate(_ matrix: CGAffineTransform) {
        state.transform = state.transform.after(Transform(matrix))
    }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        state.clips.append(path.outline.moved(by: state.transform))
    }

    /// Softens or shadows what is drawn from now on.
    public mutating func addFilter(_ filter: Filter) {
        switch filter.kind {
        case .blur(let radius): state.blur = radius
        case .shadow(let color, let radius, let x, let y):
            let rgba = color.rgba(in: environment)
            state.shadow = DisplayItem.Shadow(color: rgba, radius: radius, x: x, y: y)
        }
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        record { recorder in
            [.fill(.init(path.outline, shading.paint(recorder), evenOdd: style.isEOFilled))]
        }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        record { recorder in [.stroke(style.item(path.outline, shading.paint(recorder)))] }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws into a layer of its own, with this context's opacity.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var copy = self
        try content(&copy)
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

    private func record(_ items: @MainActor @Sendable (CanvasRecorder) -> [DisplayItem]) {
        MainActor.assumeIsolated { [recorder, state] in recorder.add(items(recorder), in: state) }
    }
}
