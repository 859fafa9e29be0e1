// Glass; nothing is bent here, so it is a flat, partly opaque ground as materials are.
import ViewArchive

/// A kind of glass.
public struct Glass: Equatable, Sendable {
    private enum Kind { case regular, clear, identity }

    private let kind: Kind
    private var color: Color?

    public static var regular: Glass { Glass(kind: .regular) }
    public static var clear: Glass { Glass(kind: .clear) }
    public static var identity: Glass { Glass(kind: .identity) }

    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// What stands behind the view; nil for nothing.
    var ground: AnyShapeStyle? {
        if kind == .identity { return nil }
        if let color { return AnyShapeStyle(color.opacity(kind == .clear ? 0.4 : 0.7)) }
        return AnyShapeStyle(GlassStyle(isClear: kind == .clear))
    }
}

/// Glass as a style: a pale veil.
private struct GlassStyle: ShapeStyle, PaintedStyle {
    let isClear: Bool

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        let grey: UInt8 = environment.colorScheme == .dark ? 72 : 250
        return .color(RGBA(red: grey, green: grey, blue: grey).opacity(isClear ? 0.25 : 0.6))
    }
}

/// The outline of glass that says none.
nonisolated public struct DefaultGlassEffectShape: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    public static var identity: GlassEffectTransition { .init() }
    public static var materialize: GlassEffectTransition { .init() }
    public static var matchedGeometry: GlassEffectTransition { .init() }
}

/// Views whose glass belongs together.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View { content }
}

extension View {
    /// Puts glass behind the view.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background {
            if let ground = glass.ground {
                shape.fill(ground)
                    .overlay { shape.stroke(Color.white.opacity(0.35), lineWidth: 0.5) }
            }
        }
    }

    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    nonisolated public func backgroundExtensionEffect() -> some View { self }
}

/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    nonisolated public init() {
        glass = .regular
    }

    nonisolated public init(_ glass: Glass) {
        self.glass = glass
    }

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 14)
            .padding(.vertical, 7)
            .glassEffect(glass)
    }
}

/// A label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: GlassButtonStyle { .init() }
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    nonisolated public static var glassProminent: GlassProminentButtonStyle { .init() }
}
