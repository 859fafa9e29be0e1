// Styles and colours as they are in an environment.
import ViewArchive

extension Color {
    /// A colour in numbers: linear components of sRGB.
    @frozen public struct Resolved: Hashable, Sendable, ShapeStyle, CustomStringConvertible {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let isLinear = colorSpace == .sRGBLinear
            linearRed = isLinear ? red : Self.linear(red)
            linearGreen = isLinear ? green : Self.linear(green)
            linearBlue = isLinear ? blue : Self.linear(blue)
            self.opacity = opacity
        }

        public var red: Float {
            get { Self.curved(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }
        public var green: Float {
            get { Self.curved(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }
        public var blue: Float {
            get { Self.curved(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        public var cgColor: CGColor {
            CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }

        public var description: String { Color(self).description }

        private static func linear(_ value: Float) -> Float {
            let size = abs(value)
            let linear = size <= 0.04045 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -linear : linear
        }

        private static func curved(_ value: Float) -> Float {
            let size = abs(value)
            let curved = size <= 0.0031308 ? size * 12.92 : 1.055 * powf(size, 1 / 2.4) - 0.055
            return value < 0 ? -curved : curved
        }
    }

    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity)
        )
    }

    /// The colour in numbers, as it is in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = rgba(in: environment)
        func part(_ value: UInt8) -> Float { Float(value) / 255 }
        return Resolved(
            red: part(color.red), green: part(color.green), blue: part(color.blue), opacity: part(color.alpha)
        )
    }
}

extension Color.Resolved: Animatable {
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
        set {
            (linearRed, linearGreen) = (newValue.first, newValue.second.first)
            (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

extension Color.Resolved: PaintedStyle {
    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        .color(Color(self).rgba(in: environment))
    }
}

extension ShapeStyle {
    /// This style, blended with what is behind it; styles are drawn as they are.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension EnvironmentValues {
    /// What `background` fills with; nil for the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
}

extension View {
    /// Sets what `background` fills with in this view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
