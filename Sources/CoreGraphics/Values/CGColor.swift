// Core Graphics' colour.
public import Foundation
package import ViewArchive

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

    /// Makes a grey, from 0 to 1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Makes a colour of a space's components, alpha last; nil when they are too few.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard let color = space.color(of: components) else { return nil }
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 1 }
    /// How many components there are, alpha included.
    public var numberOfComponents: Int { components?.count ?? 0 }
    /// The space of the components.
    public var colorSpace: CGColorSpace? { .standard }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        let parts = parts
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// The colour in another space: all are kept in sRGB.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? { self }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black without opacity.
    public static let clear = CGColor(gray: 0, alpha: 0)

    private var parts: [CGFloat] {
        guard let components, components.count == 4 else { return [0, 0, 0, 1] }
        return components
    }

    /// The colour as it is drawn.
    package var rgba: RGBA {
        let parts = parts.map(Double.init)
        return RGBA(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}

extension CGColor: Equatable, Hashable {
    /// Whether two have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
