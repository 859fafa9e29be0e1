// Colour spaces: all that is drawn is in sRGB, into which other components are converted.
import Resources

/// What a colour's components mean.
public final class CGColorSpace: Sendable {
    private let space: CFString

    private init(_ name: CFString) {
        space = name
    }

    /// Makes a space of its name; nil for one that is not known here.
    public init?(name: CFString) {
        guard Self.known.contains(name) else { return nil }
        space = name
    }

    /// The space's name.
    public var name: CFString? { space }

    /// How many components a colour has, without alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// What kind of components there are.
    public var model: CGColorSpaceModel { Self.grays.contains(space) ? .monochrome : .rgb }

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    static let standard = CGColorSpace(sRGB)
    static let gray = CGColorSpace(genericGrayGamma2_2)

    private static let grays = [genericGrayGamma2_2, linearGray]
    private static let linears = [linearSRGB, extendedLinearSRGB, genericRGBLinear, linearGray]
    private static let known = [sRGB, extendedSRGB, displayP3] + grays + linears

    /// The sRGB colour of components, alpha last; nil when they are too few.
    func color(of parts: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        guard parts.count > numberOfComponents else { return nil }
        let colors = model == .monochrome ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))
        let name =
            space == Self.displayP3 ? "display-p3" : Self.linears.contains(space) ? "extended-linear-srgb" : "srgb"
        let own = ColorSpaces.sRGB(
            red: Double(colors[0]), green: Double(colors[1]), blue: Double(colors[2]), in: name
        )
        return (CGFloat(own.red), CGFloat(own.green), CGFloat(own.blue), parts[numberOfComponents])
    }
}

/// What kind of components a space has.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// How colours are converted; here always in one way.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
