// Core Graphics' colour.
public import Foundation

/// A colour in sRGB.
public final class CGColor: Sendable {
    /// Red, green, blue and alpha, from 0 to 1.
    public let components: [CGFloat]?

    /// Makes a colour of its components, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    /// Makes a colour of its components in sRGB, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey, from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 1 }
    /// How many components there are, alpha included.
    public var numberOfComponents: Int { components?.count ?? 0 }
}
