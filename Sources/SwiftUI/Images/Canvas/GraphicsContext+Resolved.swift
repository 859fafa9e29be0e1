// Colours, filters and measured texts of a canvas.
import ViewArchive

extension GraphicsContext {
    /// What outlines are painted with.
    public struct Shading: Sendable {
        let style: AnyShapeStyle

        public static let foreground = Shading(style: AnyShapeStyle(ForegroundStyle()))

        public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }

        /// A gradient between two points of the canvas.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
        ) -> Shading {
            style(
                PlacedGradient(gradient: gradient) { .linear($0, from: Point(startPoint), to: Point(endPoint)) }
            )
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = []
        ) -> Shading {
            let (from, to) = (max(0, Double(startRadius).finite), max(0, Double(endRadius).finite))
            return style(
                PlacedGradient(gradient: gradient) { .radial($0, center: Point(center), from: from, to: to) }
            )
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = []
        ) -> Shading {
            let start = angle.radians.finite
            return style(
                PlacedGradient(gradient: gradient) {
                    .angular($0, center: Point(center), from: start, to: start + 2 * .pi)
                }
            )
        }

        @MainActor
        func paint(_ recorder: CanvasRecorder) -> Paint {
            style.paint(over: Rect(origin: .zero, size: recorder.size), in: recorder.scope.environment)
        }
    }

    /// How gradients go on beyond their ends; here they always keep their last colour.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// What is done to everything that is drawn later.
    public struct Filter {
        enum Kind {
            case blur(Double)
            case shadow(Color, radius: Double, x: Double, y: Double)
        }

        let kind: Kind

        public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(max(0, Double(radius).finite))) }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            Filter(
                kind: .shadow(
                    color, radius: max(0, Double(radius).finite), x: Double(x).finite, y: Double(y).finite
                )
            )
        }
    }

    /// A text that can be measured.
    public struct ResolvedText {
        let text: Text
        let recorder: CanvasRecorder
        /// Kept, but the text's own style paints it.
        public var shading = Shading.foreground

        public func measure(in size: CGSize) -> CGSize {
            MainActor.assumeIsolated { [text, recorder] in
                let node = ViewNode(OverlapRule(), lower(text, in: recorder.scope))
                let own = node.size(Proposal(width: Double(size.width), height: Double(size.height))).finite
                return CGSize(width: own.width, height: own.height)
            }
        }
    }

    /// An image that can be measured.
    public struct ResolvedImage {
        let image: Image
        /// In points.
        public let size: CGSize
        public var shading: Shading?
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, recorder: recorder) }

    public func resolve(_ image: Image) -> ResolvedImage {
        let size = MainActor.assumeIsolated { [recorder] in
            ViewNode(OverlapRule(), lower(image, in: recorder.scope)).size(.ideal).finite
        }
        return ResolvedImage(image: image, size: CGSize(width: size.width, height: size.height))
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.text, at: point, anchor: anchor)
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.image, at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.image, in: rect, style: style)
    }
}

/// A gradient whose place does not follow the area.
private struct PlacedGradient: ShapeStyle, PaintedStyle {
    let gradient: Gradient
    let paint: @Sendable ([Paint.Stop]) -> Paint

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        paint(gradient.paintStops(in: environment))
    }
}
