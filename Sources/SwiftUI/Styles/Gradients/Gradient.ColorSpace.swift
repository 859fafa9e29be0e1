// The space in which a gradient mixes its colours.
import Foundation
import ViewArchive

extension Gradient {
    /// How the colours between two stops are found.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// By the components of the screen's colours.
        public static let device = ColorSpace(isPerceptual: false)
        /// As eyes see them: by lightness and hue in Oklab (Björn Ottosson, 2020).
        public static let perceptual = ColorSpace(isPerceptual: true)

        /// Stops that are near enough to one another for a device to mix the colours between them.
        func steps(between stops: [Paint.Stop]) -> [Paint.Stop] {
            guard isPerceptual, stops.count > 1 else { return stops }
            return zip(stops, stops.dropFirst()).flatMap { from, to in
                guard from.color != to.color, to.location > from.location else { return [from] }
                return (0..<Self.count).map { step in
                    let part = Double(step) / Double(Self.count)
                    return Paint.Stop(
                        color: Oklab(from.color).mixed(with: Oklab(to.color), by: part),
                        location: from.location + (to.location - from.location) * part
                    )
                }
            } + stops.suffix(1)
        }

        private static let count = 8

        /// The colour at a place from 0 to 1 between two.
        func color(between from: RGBA, and to: RGBA, at part: Double) -> RGBA {
            // The ends stay exactly as they are.
            guard part > 0 else { return from }
            guard part < 1 else { return to }
            if isPerceptual { return Oklab(from).mixed(with: Oklab(to), by: part) }
            func between(_ component: KeyPath<RGBA, UInt8>) -> Double {
                (Double(from[keyPath: component]) * (1 - part) + Double(to[keyPath: component]) * part) / 255
            }
            return RGBA(
                red: between(\.red), green: between(\.green), blue: between(\.blue), opacity: between(\.alpha)
            )
        }
    }

    /// The same gradient, its colours between mixed in a space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(mixed(in: space)) }

    func mixed(in space: ColorSpace) -> Gradient {
        var copy = self
        copy.colorSpace = space
        return copy
    }
}

/// A colour by its lightness and two opposites of hue, and its opacity; distances are those that are seen.
private struct Oklab {
    var lightness: Double
    var greenRed: Double
    var blueYellow: Double
    var opacity: Double

    init(_ color: RGBA) {
        func linear(_ byte: UInt8) -> Double {
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
        opacity = Double(color.alpha) / 255
    }

    func mixed(with other: Oklab, by part: Double) -> RGBA {
        func between(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
        let (l, a, b) = (
            between(lightness, other.lightness), between(greenRed, other.greenRed),
            between(blueYellow, other.blueYellow)
        )
        let long = pow(l + 0.3963377774 * a + 0.2158037573 * b, 3)
        let medium = pow(l - 0.1055613458 * a - 0.0638541728 * b, 3)
        let short = pow(l - 0.0894841775 * a - 1.2914855480 * b, 3)
        func encoded(_ value: Double) -> Double {
            let value = max(0, min(1, value))
            return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        return RGBA(
            red: encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            green: encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            blue: encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short),
            opacity: between(opacity, other.opacity)
        )
    }
}
