// Digits have different widths: the widest stands for all.

/// Writes the widest digit of a font in the place of all.
struct WidestDigits {
    let width: (String) -> Double
    /// By the zero of their script.
    private var widest: [UInt32: Unicode.Scalar] = [:]

    init(width: @escaping (String) -> Double) {
        self.width = width
    }

    mutating func widened(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(scalar.isDigit ? widestDigit(like: scalar) : scalar) }
        return String(scalars)
    }

    private mutating func widestDigit(like scalar: Unicode.Scalar) -> Unicode.Scalar {
        let zero = scalar.value - UInt32(scalar.properties.numericValue ?? 0)
        if let known = widest[zero] { return known }
        let digits = (zero..<zero + 10).compactMap { Unicode.Scalar($0) }
        // Many of each, as widths are rounded.
        let widths = digits.map { (digit: $0, width: width(String(repeating: String($0), count: 20))) }
        let found = widths.max { $0.width < $1.width }?.digit ?? scalar
        widest[zero] = found
        return found
    }
}

extension Unicode.Scalar {
    var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
