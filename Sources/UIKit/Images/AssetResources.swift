// What the symbols stand for that Xcode makes of an asset catalogue's names.
public import Foundation

/// A colour of an asset catalogue, as a generated symbol names it.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Names a colour of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// An image of an asset catalogue, as a generated symbol names it.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Names an image of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// Makes a colour of an asset catalogue; clear when it is left to the system.
    public convenience init(resource: ColorResource) {
        let found = NamedColors.find(resource.name, in: resource.bundle) ?? .clear
        self.init(found.shades)
    }
}

extension UIImage {
    /// Makes an image of an asset catalogue; a stand-in is drawn for one that cannot be read.
    public convenience init(resource: ImageResource) {
        if let found = NamedImages.find(resource.name, in: resource.bundle) {
            self.init(content: found.content, scale: found.scale, traits: found.traits, set: found.set)
        } else {
            self.init(content: .missing(resource.name))
        }
    }
}
