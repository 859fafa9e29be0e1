// Drawing into an image.
public import CoreGraphics
public import Foundation

/// What a renderer's pictures are.
public class UIGraphicsRendererFormat {
    /// What is drawn, in points.
    public internal(set) var bounds = CGRect.zero

    init() {}
}

/// How many pixels a drawn image has.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point; 0 is a phone's screen.
    public var scale: CGFloat = 3
    /// Whether nothing of the image shows through.
    public var opaque = false
    /// Which colours there are; all are kept in sRGB.
    public var preferredRange = Range.automatic
    /// Whether colours are kept that sRGB has not; they are not.
    public var prefersExtendedRange = false

    /// Makes the format of a phone's screen.
    override public init() { super.init() }

    /// Makes the format of a screen.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// The format of a phone's screen.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The format of a phone's screen.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Which colours there are.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }
}

/// What is drawn on.
public class UIGraphicsRendererContext {
    /// The canvas.
    public let cgContext: CGContext

    init(_ context: CGContext) {
        cgContext = context
    }

    /// Fills a rectangle with the fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the fill colour.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes a rectangle inside its edges.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Draws only inside a rectangle from now on.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// An image that is drawn on.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// How the image is drawn.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(context)
    }

    /// The image as it is now.
    public var currentImage: UIImage { UIImage(content: .picture(CGImage(cgContext.drawn)), scale: cgContext.scale) }
}

/// Makes images of what is drawn. One image over the whole canvas stays the picture that it was, in another size.
public final class UIGraphicsImageRenderer {
    private let bounds: CGRect
    /// How images are drawn.
    public let format: UIGraphicsImageRendererFormat

    /// Makes a renderer of images of a size in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// Makes a renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of what lies in an area.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Makes a renderer of what lies in an area.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// Whether edges are soft, which they always are.
    public var allowsImageOutput: Bool { true }

    /// The image that the actions draw.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(
            size: bounds.size, scale: format.scale > 0 ? format.scale : UIScreen.main.scale, origin: bounds.origin
        )
        if format.opaque { context.fillAll() }
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format: format))
        UIGraphicsPopContext()
        let drawn = context.drawn
        return UIImage(
            content: .picture(context.onlyPicture?.resized(width: drawn.width, height: drawn.height) ?? CGImage(drawn)),
            scale: context.scale
        )
    }

    /// A PNG file of what the actions draw; empty without the trait `Raster`.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// A JPEG file of what the actions draw; empty without the trait `Raster`.
    public func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}

extension UIImage {
    /// The format in which the image can be drawn as it is.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
