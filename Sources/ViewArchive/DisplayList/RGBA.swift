// A resolved colour: sRGB with straight alpha, eight bits a component, coded as "#rrggbbaa".

/// A colour as it is drawn.
package struct RGBA: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Takes components from 0 to 1; what lies outside is clamped, what is no number is 0.
    package init(red: Double, green: Double, blue: Double, opacity: Double) {
        func byte(_ value: Double) -> UInt8 {
            value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0
        }
        self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(opacity))
    }

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 255, green: 255, blue: 255)

    /// Reads "#rrggbb" or "#rrggbbaa".
    package init?(hex: String) {
        let digits = Array(hex.utf8.dropFirst())
        guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
        var bytes: [UInt8] = []
        for pair in stride(from: 0, to: digits.count, by: 2) {
            guard let high = Self.value(of: digits[pair]), let low = Self.value(of: digits[pair + 1]) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
    }

    /// The colour as "#rrggbbaa".
    package var hex: String {
        var text: [UInt8] = [UInt8(ascii: "#")]
        let digits = Array("0123456789abcdef".utf8)
        for byte in [red, green, blue, alpha] {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension RGBA: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let color = RGBA(hex: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no colour: \(text)")
        }
        self = color
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hex)
    }
}
