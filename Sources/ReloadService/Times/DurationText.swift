// Lengths of time as options write them.

/// Durations such as `90s`, `5m`, `3h`, `2d`; a bare number is seconds.
package enum DurationText {
    /// Seconds; nil when the text is no duration.
    package static func seconds(_ text: String) -> Double? {
        var digits = text[...]
        var factor = 1.0
        if let unit = digits.last, let seconds = units[unit] {
            factor = seconds
            digits.removeLast()
        }
        // Only digits with one point between them: `Double` would take `inf`, `0x1p3` and signs as well.
        guard digits.utf8.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || $0 == UInt8(ascii: ".") }),
            digits.first != ".", digits.last != ".", let number = Double(digits), number.isFinite
        else { return nil }
        return number * factor
    }

    private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
}
