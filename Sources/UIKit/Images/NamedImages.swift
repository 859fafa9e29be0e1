// Images by name: sets of asset catalogues and loose files among the resources.
public import Foundation
import Imaging
package import Resources
import Synchronization

extension UIImage {
    /// Makes an image of a resource's name, with or without its extension; nil when there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Makes an image of a resource's name in a bundle; nil when there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
        guard let found = NamedImages.find(name, in: bundle) else { return nil }
        self.init(content: found.content, scale: found.scale, traits: found.traits, set: found.set)
    }

    /// The file that suits a scale and an interface best; the image itself when it was made of one file.
    package func chosen(scale: CGFloat, style: InterfaceStyle) -> UIImage {
        guard let set, let file = NamedImages.file(of: set, scale: Double(scale), style: style) else { return self }
        return UIImage(content: file.content, scale: file.scale, traits: traits, set: set)
    }
}

/// Finds images by name, and keeps what it found.
package enum NamedImages {
    private static let read = Mutex<[String: UIImage]>([:])

    /// The image of a name; without a bundle among all resources of the program.
    package static func find(_ name: String, in bundle: Bundle? = nil) -> UIImage? {
        guard let set = NamedAssets.of(.of(bundle)).image(name),
            let image = file(of: set, scale: 3, style: InterfaceStyle())
        else { return nil }
        var traits = UIImage.Traits()
        traits.renderingMode =
            switch set.intent {
            case .unspecified: .automatic
            case .template: .alwaysTemplate
            case .original: .alwaysOriginal
            }
        return UIImage(content: image.content, scale: image.scale, traits: traits, set: set)
    }

    /// The name of the file that a name stands for although it cannot be read; nil when nothing has the name.
    package static func unreadableFile(_ name: String, in bundle: Bundle? = nil) -> String? {
        let set = NamedAssets.of(.of(bundle)).image(name)
        return set?.variants.first.map { URL(fileURLWithPath: $0.path).lastPathComponent }
    }

    /// A file of vector graphics, drawn; nil when it cannot be.
    private static func drawing(_ variant: ImageSet.Variant, _ kind: String, isSymbol: Bool) -> UIImage? {
        // The build has put SVG beside PDF.
        let path = kind == "pdf" ? "\(variant.path).\(ResourceFolders.convertedEnding)" : variant.path
        guard let svg = ResourceFolders.bytes(of: path) else { return nil }
        let template = isSymbol ? SymbolTemplate(svg: svg) : nil
        do {
            let drawn = try VectorDrawing.png(svg: template?.drawing ?? svg)
            return UIImage(content: .picture(CGImage(try ImageSource(data: drawn.data))), scale: CGFloat(drawn.scale))
        } catch {
            // Whoever asked says which file cannot be read.
            return nil
        }
    }

    /// A file of pixels, at the scale that the catalogue says: a file's name need not.
    private static func picture(_ variant: ImageSet.Variant) -> UIImage? {
        UIImage(contentsOfFile: variant.path).map { UIImage(content: $0.content, scale: CGFloat(variant.scale)) }
    }

    /// The best file of a set that can be read.
    static func file(of set: ImageSet, scale: Double, style: InterfaceStyle) -> UIImage? {
        for variant in set.files(scale: scale, style: style) {
            let key = "\(variant.scale) \(variant.path)"
            if let image = read.withLock({ $0[key] }) { return image }
            let kind = URL(fileURLWithPath: variant.path).pathExtension.lowercased()
            let isDrawing = kind == "pdf" || kind == "svg"
            let found = isDrawing ? drawing(variant, kind, isSymbol: set.isSymbol) : picture(variant)
            guard let image = found else { continue }
            read.withLock { $0[key] = image }
            return image
        }
        return nil
    }
}
