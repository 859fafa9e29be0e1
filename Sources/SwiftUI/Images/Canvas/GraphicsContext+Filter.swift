// What is done to all that a canvas draws later, and how what it draws meets what is there.
import ViewArchive

extension GraphicsContext {
    /// What is done to everything that is drawn later.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case none
            case colors(ColorMatrix?)
            case blur(Double)
            case shadow(Color, radius: Double, x: Double, y: Double)
        }

        let kind: Kind

        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(max(0, Double(radius).finite)))
        }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                kind: .shadow(
                    color, radius: max(0, Double(radius).finite), x: Double(x).finite, y: Double(y).finite
                )
            )
        }

        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .colors(.init(scale: 1, constant: amount.finite)))
        }
        public static func contrast(_ amount: Double) -> Filter {
            Filter(kind: .colors(.init(scale: amount.finite, constant: (1 - amount.finite) / 2)))
        }
        public static func saturation(_ amount: Double) -> Filter {
            Filter(kind: .colors(.init(saturation: amount.finite)))
        }
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(kind: .colors(.init(saturation: 1 - amount.finite)))
        }
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .colors(.init(hueRotation: angle.radians.finite)))
        }
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(kind: .colors(.init(scale: 1 - 2 * amount.finite, constant: amount.finite)))
        }
        public static var luminanceToAlpha: Filter {
            Filter(
                kind: .colors(ColorMatrix([Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]))
            )
        }
        public static func colorMultiply(_ color: Color) -> Filter {
            let rgba = color.rgba(in: EnvironmentValues.Current.value.values)
            let factors = [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { Double($0) / 255 }
            return Filter(kind: .colors(.init(factors: factors)))
        }

        /// Thresholds, projections and shaders change nothing.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .none)
        }
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(kind: .none) }
        public static func colorShader(_ shader: Shader) -> Filter { Filter(kind: .none) }
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter(kind: .none) }
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(kind: .none)
        }
    }

    /// How a filter is applied; here always in the canvas' own space.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// How something is softened.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// On which side of a clip is drawn.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// How what is drawn meets what is there.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        private static let all: [SwiftUI.BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter,
        ]

        private init(_ mode: SwiftUI.BlendMode) {
            rawValue = Int32(Self.all.firstIndex(of: mode) ?? 0)
        }

        var mode: SwiftUI.BlendMode {
            Self.all.indices.contains(Int(rawValue)) ? Self.all[Int(rawValue)] : .normal
        }

        public static var normal: BlendMode { .init(.normal) }
        public static var multiply: BlendMode { .init(.multiply) }
        public static var screen: BlendMode { .init(.screen) }
        public static var overlay: BlendMode { .init(.overlay) }
        public static var darken: BlendMode { .init(.darken) }
        public static var lighten: BlendMode { .init(.lighten) }
        public static var colorDodge: BlendMode { .init(.colorDodge) }
        public static var colorBurn: BlendMode { .init(.colorBurn) }
        public static var softLight: BlendMode { .init(.softLight) }
        public static var hardLight: BlendMode { .init(.hardLight) }
        public static var difference: BlendMode { .init(.difference) }
        public static var exclusion: BlendMode { .init(.exclusion) }
        public static var hue: BlendMode { .init(.hue) }
        public static var saturation: BlendMode { .init(.saturation) }
        public static var color: BlendMode { .init(.color) }
        public static var luminosity: BlendMode { .init(.luminosity) }
        public static var sourceAtop: BlendMode { .init(.sourceAtop) }
        public static var destinationOver: BlendMode { .init(.destinationOver) }
        public static var destinationOut: BlendMode { .init(.destinationOut) }
        public static var plusDarker: BlendMode { .init(.plusDarker) }
        public static var plusLighter: BlendMode { .init(.plusLighter) }
        /// Those that leave nothing of one of the two are drawn as near as there is.
        public static var clear: BlendMode { .init(.destinationOut) }
        public static var copy: BlendMode { .init(.normal) }
        public static var sourceIn: BlendMode { .init(.sourceAtop) }
        public static var sourceOut: BlendMode { .init(.normal) }
        public static var destinationAtop: BlendMode { .init(.destinationOver) }
        public static var destinationIn: BlendMode { .init(.sourceAtop) }
        public static var xor: BlendMode { .init(.exclusion) }
    }
}
