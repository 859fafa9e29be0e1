// Pictures in memory: checked when they are made, decoded when they are drawn.
public import Foundation
package import Imaging
package import Resources

/// A picture, or a symbol that is used as one.
public final class UIImage: Sendable {
    /// What the image shows.
    package enum Content: Sendable {
        case picture(ImageSource)
        case symbol(String)
        /// A name that no resource has; a stand-in is drawn.
        case missing(String)
    }

    package let content: Content
    /// How many pixels make a point.
    public let scale: CGFloat
    /// How the image's colours are used.
    public let renderingMode: RenderingMode
    /// The files that the image was chosen from; nil when it was made of one.
    package let set: ImageSet?

    package init(
        content: Content, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic, set: ImageSet? = nil
    ) {
        self.content = content
        self.set = set
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.renderingMode = renderingMode
    }

    /// The picture behind the image; nil for a symbol and for a missing one.
    package var source: ImageSource? {
        if case .picture(let source) = content { source } else { nil }
    }

    /// Makes an image of a file's bytes; nil when they do not decode.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes an image of a file's bytes at a scale; nil when they do not decode.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(data: data, scale: scale, origin: "UIImage(data:)")
    }

    /// Makes an image of a file, `@2x` or `@3x` in its name being its scale; nil when it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        let origin = "UIImage(contentsOfFile:) of \(ImageSource.shownName(ofFile: path))"
        let data: Data
        do throws(ImageError) {
            data = try ImageSource.bytes(ofFile: path)
        } catch {
            UnreadableImages.tell("\(origin): \(error)")
            return nil
        }
        self.init(data: data, scale: CGFloat(NamedAssets.scale(ofFile: path)), origin: origin)
    }

    private convenience init?(data: Data, scale: CGFloat, origin: String) {
        let source: ImageSource
        do throws(ImageError) {
            source = try ImageSource(data: data)
        } catch {
            UnreadableImages.tell("\(origin): \(error)")
            return nil
        }
        self.init(content: .picture(source), scale: scale)
    }

    /// Makes an image of a symbol.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(content: .symbol(name))
    }

    /// Makes an empty image.
    public convenience init() {
        self.init(content: .missing(""))
    }

    /// The size in points.
    public var size: CGSize {
        switch content {
        case .picture(let source):
            let pixels = source.pixelSize
            return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        case .symbol: return CGSize(width: 20, height: 20)
        case .missing: return .zero
        }
    }

    /// The same image, its colours used in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content: content, scale: scale, renderingMode: renderingMode, set: set)
    }

    /// How an image's colours are used.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }
}

extension UIImage: Equatable, Hashable {
    /// Whether two are the same object.
    public static func == (left: UIImage, right: UIImage) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// Makes an image of a resource's name.
    public convenience init(imageLiteralResourceName name: String) {
        if let found = NamedImages.find(name) {
            self.init(
                content: found.content, scale: found.scale, renderingMode: found.renderingMode, set: found.set)
        } else {
            self.init(content: .missing(name))
        }
    }
}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
