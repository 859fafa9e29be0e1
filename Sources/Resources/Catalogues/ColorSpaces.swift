// Colours of other spaces in sRGB.
import FoundationEssentials
import Glibc

/// Conversions into sRGB.
package enum ColorSpaces {
    /// A colour of a catalogue's space in sRGB; what sRGB cannot show is cut to what it can.
    package static func sRGB(
        red: Double, green: Double, blue: Double, in space: String
    ) -> (red: Double, green: Double, blue: Double) {
        func cut(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        switch space {
        case "display-p3":
            let (r, g, b) = (linear(red), linear(green), linear(blue))
            // Both spaces have the white point D65: one matrix (CSS Color Module Level 4, 17.8).
            return (
                cut(coded(1.2249401762 * r - 0.2249401762 * g)),
                cut(coded(-0.0420569547 * r + 1.0420569547 * g)),
                cut(coded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b))
            )
        case "extended-linear-srgb", "linear-srgb":
            return (cut(coded(red)), cut(coded(green)), cut(coded(blue)))
        default:
            return (cut(red), cut(green), cut(blue))
        }
    }

    /// The curve of sRGB, which Display P3 shares.
    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func coded(_ value: Double) -> Double {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
