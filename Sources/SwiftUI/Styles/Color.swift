// Colours: fixed, of the system, or of the environment; as a view a colour fills what it is offered.
import Resources
import ViewArchive

/// A colour.
nonisolated public struct Color: ShapeStyle, View, Hashable, CustomStringConvertible {
    public typealias Body = Never

    /// The space that components are given in; all are converted to sRGB.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    let origin: Origin

    /// Where the colour comes from.
    indirect enum Origin: Hashable, Sendable {
        case components(red: Double, green: Double, blue: Double, opacity: Double)
        case system(UIColor)
        case named(String, bundle: Bundle?)
        case accent
        case faded(Origin, Double)
        case mixed(Origin, Origin, Double, Gradient.ColorSpace)
    }

    init(origin: Origin) {
        self.origin = origin
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(origin: .named(name, bundle: bundle))
    }

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(origin: .components(red: red, green: green, blue: blue, opacity: opacity))
    }

    public init(
        _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let color = ColorSpaces.sRGB(red: red, green: green, blue: blue, in: colorSpace.catalogueName)
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: opacity)
    }

    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            origin: .system(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
        )
    }

    public init(uiColor: UIColor) {
        self.init(origin: .system(uiColor))
    }

    // As in Apple's, generated symbols are taken for resources first.
    @_disfavoredOverload
    public init(_ color: UIColor) {
        self.init(origin: .system(color))
    }

    public init(cgColor: CGColor) {
        self.init(origin: .system(UIColor(cgColor: cgColor)))
    }

    public init(_ color: CGColor) {
        self.init(cgColor: color)
    }

    /// The colour for Core Graphics; nil where it depends on the interface.
    public var cgColor: CGColor? {
        guard case .components(let red, let green, let blue, let opacity) = origin else { return nil }
        return CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    /// This colour with less opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        Color(origin: .faded(origin, opacity))
    }

    /// A colour between this and another, from 0 to 1.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(origin: .mixed(origin, rhs.origin, fraction, colorSpace))
    }

    /// A gentle gradient of this colour.
    public var gradient: AnyGradient { AnyGradient(self) }

    public var description: String {
        switch origin {
        case .named(let name, _): "Color(\"\(name)\")"
        default: rgba(in: EnvironmentValues()).hex
        }
    }
}

extension Color: PaintedStyle {
    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        .color(rgba(in: environment))
    }

    /// The colour as it is drawn.
    func rgba(in environment: EnvironmentValues) -> RGBA {
        origin.rgba(in: environment)
    }
}

extension Color.Origin {
    func rgba(in environment: EnvironmentValues) -> RGBA {
        switch self {
        case .components(let red, let green, let blue, let opacity):
            return RGBA(red: red, green: green, blue: blue, opacity: opacity)
        case .system(let color):
            let value = color.shades[environment.interfaceStyle]
            return RGBA(red: value.red, green: value.green, blue: value.blue, opacity: value.alpha)
        case .named(let name, let bundle):
            return NamedColorLookup.rgba(of: name, bundle: bundle, in: environment)
        case .accent:
            return TintShapeStyle().resolvedColor(in: environment)
        case .faded(let base, let amount):
            return base.rgba(in: environment).opacity(amount)
        case .mixed(let first, let second, let fraction, let space):
            return space.color(
                between: first.rgba(in: environment), and: second.rgba(in: environment),
                at: fraction > 0 ? min(fraction, 1) : 0
            )
        }
    }
}

extension Color: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        [ViewNode(FillRule(paint: .color(rgba(in: scope.environment))))]
    }
}
