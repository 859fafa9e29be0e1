// A drawing that becomes pixels when somebody needs them.
import Foundation
package import Imaging
import RasterRendering
import Synchronization
package import ViewArchive

/// Drawing instructions in a size, and the file that was made of them.
package final class DrawnPicture: Sendable {
    /// In points.
    package let size: Size
    /// Pixels a point.
    package let scale: Double
    package let items: [DisplayItem]
    /// The pictures that the items name.
    package let sources: [String: ImageSource]
    private let made = Mutex<ImageSource?>(nil)

    package init(size: Size, scale: Double, items: [DisplayItem], sources: [String: ImageSource]) {
        self.size = size
        self.scale = scale
        self.items = items
        self.sources = sources
    }

    /// A picture in a size in pixels, or a part of it.
    package convenience init(
        of image: CGImage, width: Int, height: Int, moved: CGAffineTransform? = nil
    ) {
        let own = CGSize(width: moved == nil ? width : image.width, height: moved == nil ? height : image.height)
        let context = CGContext(size: CGSize(width: width, height: height), scale: 1)
        if let moved { context.concatenate(moved) }
        context.interpolationQuality = .high
        context.drawUpright(image, in: CGRect(origin: .zero, size: own))
        self.init(
            size: Size(width: Double(width), height: Double(height)), scale: 1, items: context.items,
            sources: context.sources
        )
    }

    /// In pixels.
    package var width: Int { Self.pixels(size.width, scale) }
    /// In pixels.
    package var height: Int { Self.pixels(size.height, scale) }

    private static func pixels(_ length: Double, _ scale: Double) -> Int {
        length > 0 ? Int(max(1, min((length * scale).rounded(), Double(Picture.longestSide)))) : 1
    }

    /// The drawing as a PNG file; nil without the trait `Raster`, and where memory is short.
    package var source: ImageSource? {
        if let known = made.withLock({ $0 }) { return known }
        let drawn = Drawings.file(of: DisplayList(size: size, items: items), scale: scale) { name in
            // The renderer draws a stand-in for a picture that is not there, and says so.
            sources[name].flatMap { try? $0.pixels() }
        }
        // What the encoder wrote is a picture.
        guard let drawn, let source = try? ImageSource(data: drawn.bytes) else { return nil }
        made.withLock { $0 = source }
        return source
    }
}
