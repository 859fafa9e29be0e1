// Colours with a value for each interface style.
public import CoreGraphics
public import Foundation
package import Resources

/// A colour, which may differ between light and dark and between usual and increased contrast.
public final class UIColor: Sendable {
    /// Red, green, blue and alpha in sRGB, from 0 to 1.
    package struct Components: Hashable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var alpha: Double

        package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    package let shades: Shades<Components>

    package init(_ shades: Shades<Components>) {
        self.shades = shades
    }

    private convenience init(always components: Components) {
        self.init(Shades { _ in components })
    }

    /// Makes black without opacity.
    public convenience init() {
        self.init(red: 0, green: 0, blue: 0, alpha: 0)
    }

    /// Makes a colour of its components in sRGB, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            always: Components(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// Makes a colour of components in Display P3; what sRGB cannot show is cut to what it can.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let own = ColorSpaces.sRGB(red: Double(red), green: Double(green), blue: Double(blue), in: "display-p3")
        self.init(red: CGFloat(own.red), green: CGFloat(own.green), blue: CGFloat(own.blue), alpha: alpha)
    }

    /// Makes a grey, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour of hue, saturation and brightness, from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ shift: CGFloat) -> CGFloat {
            let position = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Makes a colour of a Core Graphics colour.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? []
        guard parts.count == 4 else {
            self.init()
            return
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Makes a colour that is asked once for each style and contrast.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(Shades { dynamicProvider(UITraitCollection($0)).shades[$0] })
    }

    /// The colour for the given traits.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(always: shades[traits.style])
    }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(
            Shades { style in
                var components = shades[style]
                components.alpha = Double(alpha)
                return components
            }
        )
    }

    /// The components in what is drawn for now.
    var current: Components { shades[UITraitCollection.current.style] }

    /// The colour in what is drawn for now as a Core Graphics colour.
    public var cgColor: CGColor {
        let parts = current
        return CGColor(
            red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
            alpha: CGFloat(parts.alpha)
        )
    }

    /// Writes the components in what is drawn for now to where the pointers point.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = current
        unsafe red?.pointee = CGFloat(parts.red)
        unsafe green?.pointee = CGFloat(parts.green)
        unsafe blue?.pointee = CGFloat(parts.blue)
        unsafe alpha?.pointee = CGFloat(parts.alpha)
        return true
    }
}

extension UIColor: Equatable, Hashable {
    /// Whether two are the same in every style.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.shades == right.shades }

    /// Hashes the values of every style.
    public func hash(into hasher: inout Hasher) { hasher.combine(shades) }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// Makes a colour of a colour literal.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor
