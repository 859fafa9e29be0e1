// Pictures in memory: checked when they are made, decoded when they are drawn.
public import CoreGraphics
public import Foundation
package import Imaging
package import Resources

/// A picture, or a symbol that is used as one.
public final class UIImage: Sendable {
    /// What the image shows.
    package enum Content: Sendable {
        case picture(CGImage)
        case symbol(String)
        /// A name that no resource has; a stand-in is drawn.
        case missing(String)
    }

    /// What is asked of an image beside what it shows.
    package struct Traits: Sendable {
        package var renderingMode = RenderingMode.automatic
        /// In points; they keep their size where the image is resized.
        package var capInsets: UIEdgeInsets?
        package var resizingMode = ResizingMode.stretch
        package var tint: UIColor?
        package var symbol: SymbolConfiguration?
        /// How much of a symbol that shows a level is drawn in full, from 0 to 1; nil for all.
        package var symbolValue: Double?
        package var insets = UIEdgeInsets.zero
    }

    package let content: Content
    /// How many pixels make a point.
    public let scale: CGFloat
    package let traits: Traits
    /// The files that the image was chosen from; nil when it was made of one.
    package let set: ImageSet?

    package init(content: Content, scale: CGFloat = 1, traits: Traits = Traits(), set: ImageSet? = nil) {
        self.content = content
        self.set = set
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.traits = traits
    }

    /// The picture behind the image; nil for a symbol and for a missing one, and for a drawing without the trait
    /// `Raster`.
    package var source: ImageSource? { cgImage?.source }

    /// The picture in its size in pixels; nil for a symbol and for a missing one.
    public var cgImage: CGImage? {
        if case .picture(let picture) = content { picture } else { nil }
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
        self.init(content: .picture(CGImage(source)), scale: scale)
    }

    /// Makes an image of a picture.
    public convenience init(cgImage: CGImage) {
        self.init(content: .picture(cgImage))
    }

    /// Makes an image of a picture at a scale, turned as it is to be seen.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(content: .picture(cgImage.turned(orientation)), scale: scale)
    }

    /// Makes an empty image.
    public convenience init() {
        self.init(content: .missing(""))
    }

    /// The size in points.
    public var size: CGSize {
        switch content {
        case .picture(let picture):
            return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
        case .symbol: return symbolSize
        case .missing: return .zero
        }
    }

    /// How the image's colours are used.
    public var renderingMode: RenderingMode { traits.renderingMode }
    /// Images are turned when they are read.
    public var imageOrientation: Orientation { .up }
    /// Whether it is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }
    /// What keeps its size where the image is resized, in points.
    public var capInsets: UIEdgeInsets { traits.capInsets ?? .zero }
    /// How what is not in the caps is resized.
    public var resizingMode: ResizingMode { traits.resizingMode }
    /// What the image keeps free around what it shows.
    public var alignmentRectInsets: UIEdgeInsets { traits.insets }

    /// The same image with other traits.
    func with(_ change: (inout Traits) -> Void) -> UIImage {
        var copy = traits
        change(&copy)
        return UIImage(content: content, scale: scale, traits: copy, set: set)
    }

    /// How an image's colours are used.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How an image is resized.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// How a picture is turned to be seen; names as in the files' own.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
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
            self.init(content: found.content, scale: found.scale, traits: found.traits, set: found.set)
        } else {
            self.init(content: .missing(name))
        }
    }
}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
