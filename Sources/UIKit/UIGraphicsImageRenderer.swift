// Drawing into an image, as far as widgets do it: a photograph made smaller.
public import Foundation
import Imaging
import Synchronization

/// How many pixels a drawn image has.
public final class UIGraphicsImageRendererFormat {
    /// Pixels a point.
    public var scale: CGFloat = 3
    /// Whether nothing of the image shows through.
    public var opaque = false

    /// Makes the format of a phone's screen.
    public init() {}

    /// The format of a phone's screen.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The format of a phone's screen.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What is drawn on.
public final class UIGraphicsImageRendererContext {
    /// How the image is drawn.
    public let format: UIGraphicsImageRendererFormat

    init(format: UIGraphicsImageRendererFormat) {
        self.format = format
    }
}

/// Makes an image of another: one image over the whole canvas can be drawn, in its proportions.
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
    }

    /// The image that the actions draw.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let canvas = DrawnImages()
        DrawnImages.$current.withValue(canvas) { actions(UIGraphicsImageRendererContext(format: format)) }
        let drawn = canvas.all
        guard drawn.count == 1, let (image, area) = drawn.first, fills(area, image), let source = image.source else {
            UnreadableImages.tell("UIGraphicsImageRenderer: only one image can be drawn, over the whole canvas")
            return UIImage(content: .missing("UIGraphicsImageRenderer"))
        }
        // The picture stays as it is until it is drawn at its last size; it only measures less.
        let scale = CGFloat(source.pixelSize.width) / bounds.width
        return UIImage(content: .picture(source), scale: scale, renderingMode: image.renderingMode)
    }

    /// Whether an image fills the canvas, give or take what rounding to whole points makes of its proportions.
    private func fills(_ area: CGRect, _ image: UIImage) -> Bool {
        guard bounds.width > 0, bounds.height > 0, image.size.width > 0 else { return false }
        func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 1 }
        return isNear(area.minX, bounds.minX) && isNear(area.minY, bounds.minY) && isNear(area.width, bounds.width)
            && isNear(area.height, bounds.height)
            && isNear(area.width * image.size.height / image.size.width, area.height)
    }
}

extension UIImage {
    /// Draws the image into an area of the canvas that `UIGraphicsImageRenderer` draws on.
    public func draw(in rect: CGRect) { DrawnImages.current?.add(self, rect) }

    /// Draws the image with its top left corner at a place.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// The image, no larger than a size in points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let source, size.width > 0, size.height > 0 else { return nil }
        let part = min(1, size.width / self.size.width, size.height / self.size.height)
        return UIImage(content: .picture(source), scale: scale / part, renderingMode: renderingMode)
    }

    /// The image, no larger than a size in points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

/// The images that were drawn on a canvas.
private final class DrawnImages: Sendable {
    @TaskLocal static var current: DrawnImages?

    private let images = Mutex<[(UIImage, CGRect)]>([])

    var all: [(UIImage, CGRect)] { images.withLock { $0 } }

    func add(_ image: UIImage, _ area: CGRect) { images.withLock { $0.append((image, area)) } }
}
