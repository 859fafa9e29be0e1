// Effects that depend on where a view stands.
import ViewArchive

/// What is done to a view as it is drawn.
public protocol VisualEffect: Sendable, Animatable {
    associatedtype AnimatableData = EmptyAnimatableData
}

/// Nothing is done.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

/// One thing after another.
struct VisualSteps: VisualEffect {
    enum Step: Sendable {
        case effects(@Sendable (Rect) -> DisplayItem.Effects?)
        case opacity(Double)
    }

    var steps: [Step]

    @MainActor
    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        steps.reduce(content) { items, step in
            guard !items.isEmpty else { return items }
            switch step {
            case .effects(let effects):
                return effects(frame).map { [.layer(.init(effects: $0, items: items))] } ?? items
            case .opacity(let amount):
                if amount >= 1 { return items }
                return amount > 0 ? [.layer(.init(opacity: amount, items: items))] : []
            }
        }
    }
}

extension VisualEffect {
    private var steps: [VisualSteps.Step] { (self as? VisualSteps)?.steps ?? [] }

    private func adding(_ step: VisualSteps.Step) -> VisualSteps { VisualSteps(steps: steps + [step]) }

    private func transformed(_ anchor: UnitPoint, _ transform: Transform) -> VisualSteps {
        adding(.effects { .init(transform: transform.around(anchor.point(in: $0))) })
    }

    private func recolored(_ matrix: ColorMatrix?) -> VisualSteps { adding(.effects { _ in .init(colors: matrix) }) }

    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity.finite)) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        transformed(.topLeading, Transform(CGAffineTransform(translationX: x, y: y)))
    }

    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(anchor, Transform(CGAffineTransform(scaleX: scale.width, y: scale.height)))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed(anchor, Transform(rotation: angle))
    }

    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        transformed(anchor, Transform(angle, axis: axis))
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformed(.topLeading, Transform(transform))
    }

    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        transformed(.topLeading, Transform(transform.affine))
    }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        let radius = max(0, Double(radius).finite)
        return adding(.effects { _ in radius > 0 ? .init(blur: radius) : nil })
    }

    public func brightness(_ amount: Double) -> some VisualEffect {
        recolored(ColorMatrix(scale: 1, constant: amount.finite))
    }

    public func contrast(_ amount: Double) -> some VisualEffect {
        recolored(ColorMatrix(scale: amount.finite, constant: (1 - amount.finite) / 2))
    }

    public func saturation(_ amount: Double) -> some VisualEffect { recolored(ColorMatrix(saturation: amount.finite)) }

    public func grayscale(_ amount: Double) -> some VisualEffect {
        recolored(ColorMatrix(saturation: 1 - amount.finite))
    }

    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        recolored(ColorMatrix(hueRotation: angle.radians.finite))
    }

    /// Shaders are not run.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
}

/// Where a view stands in what scrolls; in a picture it is in sight.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How an effect follows scrolling.
public struct ScrollTransitionConfiguration: Sendable {
    public static let identity = ScrollTransitionConfiguration()
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        .interactive
    }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// How much of a view must be seen.
    public struct Threshold: Sendable {
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static let centered = Threshold()
        public static func visible(_ amount: Double) -> Threshold { .visible }
        public func inset(by distance: Double) -> Threshold { self }
    }
}

/// Draws a view with effects of its place.
@MainActor
private final class VisualEffectRule: LayoutRule {
    private let effect: @Sendable (GeometryProxy) -> any VisualEffect
    private let scope: LoweringScope
    private var surroundings = Surroundings()

    init(effect: @escaping @Sendable (GeometryProxy) -> any VisualEffect, scope: LoweringScope) {
        self.effect = effect
        self.scope = scope
    }

    var name: String { "VisualEffect" }

    func willPlace(_ placements: [Placement], at frame: Rect, in surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        let made = scope.evaluating { effect(GeometryProxy(frame: frame, in: surroundings)) }
        return (made as? VisualSteps)?.draw(content, in: frame) ?? content
    }
}

extension View {
    /// Draws the view with effects that depend on where it stands; its place stays.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        ruled(effect) { effect, scope in
            VisualEffectRule(effect: { effect(EmptyVisualEffect(), $0) }, scope: scope)
        }
    }

    /// Draws the view as it is when it is in sight.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }

    /// Draws the view as it is when it is in sight.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { effect, _ in transition(effect, .identity) }
    }
}
