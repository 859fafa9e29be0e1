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

        /// The first of several; levels of a foreground have no other meaning here.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// What stands behind the canvas; a widget has nothing behind it.
        public static var backdrop: Shading { style(BackgroundStyle()) }

        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) }

        public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { style(shader) }

        public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

        /// Items with this shading; tiles of a picture begin at the canvas' corner.
        @MainActor
        func painted(_ recorder: CanvasRecorder, _ item: (Paint) -> DisplayItem) -> [DisplayItem] {
            style.painted(
                over: Rect(origin: .zero, size: recorder.size), in: recorder.scope.environment,
                picture: recorder.scope.picture, item
            )
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

    /// A text that can be measured.
    public struct ResolvedText {
        let text: Text
        let recorder: CanvasRecorder
        /// What paints the text where it says no style of its own.
        public var shading = Shading.foreground

        public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, in: size) }
        public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, in: size) }

        private func baseline(_ line: VerticalAlignment, in size: CGSize) -> CGFloat {
            MainActor.assumeIsolated { [text, recorder] in
                let node = ViewNode(OverlapRule(), lower(text, in: recorder.scope))
                return CGFloat(
                    line.value(of: node, Proposal(width: Double(size.width), height: Double(size.height))))
            }
        }

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
        /// How far the image's baseline lies below its top, in points.
        public var baseline: CGFloat { size.height }
        public var shading: Shading?
    }

    /// A view that can be drawn again and again.
    public struct ResolvedSymbol: Sendable {
        let node: ViewNode
        /// In points.
        public let size: CGSize
    }

    /// A view of the canvas' symbols by its tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let tag = AnyTag(value: AnyHashable(id))
        return MainActor.assumeIsolated { [recorder] in
            let node = recorder.symbols.first { ContainerValueRule.values(of: $0).tag == tag.value }
            guard let node else { return nil }
            let size = node.size(.ideal).finite
            return ResolvedSymbol(node: node, size: CGSize(width: size.width, height: size.height))
        }
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        record { [node = symbol.node] in $0.draw(node, in: nil, at: Point(point), anchor: anchor) }
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        record { [node = symbol.node] in $0.draw(node, in: Rect(rect), at: .zero, anchor: .center) }
    }

    /// A shading as it is here.
    public func resolve(_ shading: Shading) -> Shading { shading }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, recorder: recorder) }

    public func resolve(_ image: Image) -> ResolvedImage {
        let size = MainActor.assumeIsolated { [recorder] in
            ViewNode(OverlapRule(), lower(image, in: recorder.scope)).size(.ideal).finite
        }
        return ResolvedImage(image: image, size: CGSize(width: size.width, height: size.height))
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.shaded, at: point, anchor: anchor)
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.shaded, in: rect) }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.image, at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.image, in: rect, style: style)
    }
}

extension GraphicsContext.ResolvedText {
    /// The text in its shading, as far as it says nothing of its own.
    var shaded: Text {
        var style = TextStyleChange()
        if !(shading.style.base is ForegroundStyle) { style.foreground = shading.style }
        return text.styled(style)
    }
}

/// A tag on its way to the main actor.
// Tags are values that are compared only.
private struct AnyTag: @unchecked Sendable {
    let value: AnyHashable
}

/// A gradient whose place does not follow the area.
private struct PlacedGradient: ShapeStyle, PaintedStyle {
    let gradient: Gradient
    let paint: @Sendable ([Paint.Stop]) -> Paint

    func paint(over area: Rect, in environment: EnvironmentValues) -> Paint {
        paint(gradient.paintStops(in: environment))
    }
}
