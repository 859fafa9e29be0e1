// Pictures as Core Graphics has them: the bytes of a file in a size, or a drawing.
public import Foundation
package import Imaging
package import ViewArchive

/// A picture. A smaller one is made of a larger when it is drawn, in the size that is needed then.
public final class CGImage: Sendable {
    /// What the picture is made of.
    package enum Content: Sendable {
        case file(ImageSource)
        case drawing(DrawnPicture)
    }

    package let content: Content
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    package init(_ content: Content, width: Int, height: Int) {
        self.content = content
        self.width = max(1, width)
        self.height = max(1, height)
    }

    /// A file's picture as it is to be seen, turned as the file says.
    package convenience init(_ source: ImageSource) {
        self.init(.file(source), width: source.pixelSize.width, height: source.pixelSize.height)
    }

    package convenience init(_ drawing: DrawnPicture) {
        self.init(.drawing(drawing), width: drawing.width, height: drawing.height)
    }

    /// The bytes of a file with this picture, perhaps larger; nil for a drawing without the trait `Raster`.
    package var source: ImageSource? {
        switch content {
        case .file(let source): source
        case .drawing(let drawing): drawing.source
        }
    }

    /// The same picture in another size in pixels.
    package func resized(width: Int, height: Int) -> CGImage { CGImage(content, width: width, height: height) }

    /// The picture's pixels in its size; nil without the trait `Raster`.
    package var pixels: Pixels? {
        guard let source = asDrawn.source else { return nil }
        // Why bytes that were decoded before cannot be now is nothing that a nil picture could say.
        return try? source.pixels()
    }

    /// This picture, in pixels of its own size.
    package var asDrawn: CGImage {
        if let source, source.pixelSize == (width, height) { return self }
        return CGImage(DrawnPicture(of: self, width: width, height: height))
    }

    /// A part of the picture, in pixels from the top left; nil for one outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let move = CGAffineTransform(translationX: -part.minX, y: -part.minY)
        return CGImage(DrawnPicture(of: self, width: Int(part.width), height: Int(part.height), moved: move))
    }

    /// The same picture.
    public func copy() -> CGImage? { self }

    /// The bits of a component.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { 32 }
    /// From one row of `dataProvider` to the next.
    public var bytesPerRow: Int { width * 4 }
    /// Where alpha stands in the bytes of `dataProvider`.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// How `dataProvider` has its bytes.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    /// The space of the colours.
    public var colorSpace: CGColorSpace? { .standard }
    /// The type of the file that it came from, such as `public.png`.
    public var utType: CFString? {
        if case .file(let source) = content { "public.\(source.format)" } else { nil }
    }

    /// The pixels: red, green, blue and premultiplied alpha; nil without the trait `Raster`.
    public var dataProvider: CGDataProvider? {
        pixels.map { CGDataProvider(bytes: PixelOrder(.premultipliedLast).bytes(of: $0)) }
    }

    /// Makes a picture of a PNG file's bytes; nil when they are none.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        // Core Graphics says no more than that there is no picture.
        guard let data = source.data, let read = try? ImageSource(data: data) else { return nil }
        self.init(read)
    }

    /// Makes a picture of a JPEG file's bytes; nil when they are none.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        unsafe self.init(
            pngDataProviderSource: source, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent
        )
    }
}

extension CGImage: Hashable {
    /// Whether two are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Gives bytes.
public final class CGDataProvider: Sendable {
    /// All bytes.
    public let data: CFData?

    init(bytes: Data) {
        data = bytes
    }

    /// Gives the bytes of data.
    public init?(data: CFData) {
        self.data = data
    }

    /// Gives the bytes that data has now.
    public convenience init?(data: NSData) { self.init(data: data as CFData) }

    /// Gives the bytes of a file; nil when it cannot be read.
    public init?(url: CFURL) {
        // Core Graphics says no more than that there are no bytes.
        guard url.isFileURL, let data = try? ImageSource.bytes(ofFile: url.path) else { return nil }
        self.data = data
    }
}
