// What is drawn on: commands become drawing instructions, and those become pixels when somebody needs them.
public import Foundation
package import Imaging
package import ViewArchive

/// A canvas with a place, colours and lines that commands use.
public final class CGContext {
    /// What commands depend on, and what `saveGState` keeps.
    struct State {
        /// From the author's plane to the canvas', whose origin is at the top left.
        var transform: CGAffineTransform
        var clips: [Clip] = []
        var fill = RGBA.black
        var stroke = RGBA.black
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var dash: [CGFloat] = []
        var dashPhase: CGFloat = 0
        var alpha: CGFloat = 1
        var blend = CGBlendMode.normal
        var shadow: DisplayItem.Shadow?
        var interpolation = CGInterpolationQuality.default
    }

    /// Where is drawn, in the canvas' plane.
    enum Clip {
        case outline(Outline)
        /// Where these items are opaque.
        case mask([DisplayItem], bounds: Rect?)
    }

    /// In points.
    package let size: CGSize
    /// Pixels a point.
    package let scale: CGFloat
    var state: State
    private var kept: [State] = []
    /// The layers that were begun, each with what was drawn before it.
    private var open: [(items: [DisplayItem], state: State)] = []
    package private(set) var items: [DisplayItem] = []
    /// The pictures that the items name.
    package private(set) var sources: [String: ImageSource] = [:]
    /// The outline in the making, in the canvas' plane.
    var outline: [Outline.Segment] = []
    /// Where a bitmap's author wants the pixels.
    var bitmap: Bitmap?
    /// Where texts stand.
    public var textMatrix = CGAffineTransform.identity
    /// Where the next text stands.
    public var textPosition = CGPoint.zero

    /// A canvas whose origin is at the top left, or at the bottom left as Core Graphics' own are.
    package init(size: CGSize, scale: CGFloat, isFlipped: Bool = true, origin: CGPoint = .zero) {
        self.size = size
        self.scale = scale
        let base =
            isFlipped ? CGAffineTransform.identity : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        state = State(transform: base.translatedBy(x: -origin.x, y: -origin.y))
        shadowDirection = isFlipped ? 1 : -1
    }

    /// Which way a shadow's positive y is.
    private let shadowDirection: Double

    /// Adds items of the author's plane, or of another, as the state has them drawn.
    ///
    /// - Parameter area: all that the items cover, where what they take away ends with them.
    package func record(_ new: [DisplayItem], in transform: CGAffineTransform? = nil, area: Outline? = nil) {
        let transform = transform ?? state.transform
        var made = new
        if !transform.isIdentity {
            made = [.layer(.init(effects: .init(transform: Transform(transform)), items: made))]
        }
        if let shadow = state.shadow { made = [.layer(.init(effects: .init(shadow: shadow), items: made))] }
        if state.alpha < 1 || state.blend != .normal {
            // A shadow reaches beyond the area.
            let clip = state.blend == .normal || state.shadow != nil ? nil : area?.moved(by: Transform(transform))
            made = [
                .layer(
                    .init(
                        clip: clip, opacity: Double(state.alpha),
                        effects: state.blend.item.map { .init(blend: $0) }, items: made
                    )
                )
            ]
        }
        items += state.clips.reversed().reduce(made) { inner, clip in
            switch clip {
            case .outline(let outline): [.layer(.init(clip: outline, items: inner))]
            case .mask(let mask, _): [.layer(.init(effects: .init(mask: mask), items: inner))]
            }
        }
        bitmap?.update(from: self)
    }

    /// The name of a picture's bytes in items.
    package func name(of source: ImageSource) -> String {
        sources[source.name] = source
        return source.name
    }

    /// Takes the pictures that another drawing's items name.
    package func take(_ others: [String: ImageSource]) { sources.merge(others) { own, _ in own } }

    /// What is drawn so far.
    package var drawn: DrawnPicture {
        DrawnPicture(
            size: Size(width: Double(size.width), height: Double(size.height)), scale: Double(scale), items: items,
            sources: sources
        )
    }

    /// The one picture that fills the canvas as it is, if nothing else is drawn; it need not become pixels twice.
    package var onlyPicture: CGImage? {
        guard state.interpolation != .none, case .image(let image)? = items.last, image.tint == nil,
            let source = image.pixels.flatMap({ sources[$0] })
        else { return nil }
        // Nothing is seen of what lies under a picture without alpha.
        guard items.count == 1 || items.count == 2 && source.format == "jpeg" else { return nil }
        func isNear(_ one: Double, _ other: CGFloat) -> Bool { abs(one - Double(other)) <= 1 }
        let frame = image.frame
        guard isNear(frame.x, 0), isNear(frame.y, 0), isNear(frame.width, size.width), isNear(frame.height, size.height)
        else { return nil }
        return CGImage(source)
    }

    /// From the author's plane to the canvas', whose origin is at the top left.
    package var userTransform: CGAffineTransform { state.transform }

    /// In pixels.
    public var width: Int { drawn.width }
    /// In pixels.
    public var height: Int { drawn.height }

    // MARK: State

    /// Keeps the state until it is restored.
    public func saveGState() { kept.append(state) }

    /// Goes back to the state that was kept last.
    public func restoreGState() {
        if let last = kept.popLast() { state = last }
    }

    /// Draws into a layer of its own, whose alpha, blend mode and shadow apply to all of it together.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        open.append((items, state))
        kept.append(state)
        items = []
        (state.alpha, state.blend, state.shadow, state.clips) = (1, .normal, nil, [])
    }

    /// Draws into a layer of its own, inside an area.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Draws the layer that was begun last.
    public func endTransparencyLayer() {
        guard let (before, around) = open.popLast() else { return }
        let inner = items
        items = before
        _ = kept.popLast()
        state = around
        guard !inner.isEmpty else { return }
        record([.layer(.init(items: inner))], in: .identity)
    }

    /// Sets how opaque all is, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? max(0, min(1, alpha)) : 1 }

    /// Sets how new colours meet those that are there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

    /// Has everything throw a shadow; the blur is twice its standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, blur.isFinite, offset.width.isFinite, offset.height.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = DisplayItem.Shadow(
            color: color.rgba, radius: Double(max(0, blur)) / 2, x: Double(offset.width),
            y: Double(offset.height) * shadowDirection
        )
    }

    /// Has everything throw a black shadow.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// How carefully pictures are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Edges are always soft.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Edges are always soft.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Letters are always filled.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    /// Nothing is cut more finely than a pixel is.
    public func setFlatness(_ flatness: CGFloat) {}
    /// All is in pixels at the end.
    public func flush() {}
    /// All is in pixels at the end.
    public func synchronize() {}

    // MARK: Place

    /// From the author's plane to the canvas'.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        state.transform.concatenating(
            CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale)
        )
    }

    /// From the author's plane to pixels, whose origin is at the bottom left.
    public var ctm: CGAffineTransform { userSpaceToDeviceSpaceTransform }

    /// Moves the plane.
    public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }

    /// Changes the plane's scale.
    public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }

    /// Turns the plane, in radians.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

    /// Changes the plane.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
}
