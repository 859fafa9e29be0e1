// Lengths of time as options write them.

/// Durations such as `90s`, `5m`, `3h`, `2d`; a bare number is seconds.
package enum DurationText {
    /// Seconds; nil when the text is no duration.
    package static func seconds(_ text: String) -> Double? {
        guard case .success(let seconds) = read(text) else { return nil }
        return seconds
    }

    /// Why a text is no duration, in words; nil when it is one.
    package static func fault(_ text: String) -> String? {
        guard case .failure(let fault) = read(text) else { return nil }
        return fault.rawValue
    }

    private enum Fault: String, Error {
        case empty = "it is empty"
        case negative = "time goes forward only"
        case number = "a duration begins with a number, such as 1.5"
        case unit = "the unit is one of s, m, h and d"
        case several = "a duration has one number and one unit"
    }

    private static func read(_ text: String) -> Result<Double, Fault> {
        // Only digits with one point between them: `Double` would take `inf`, `0x1p3` and signs as well.
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let unit = text.dropFirst(digits.count)
        if text.isEmpty { return .failure(.empty) }
        if text.hasPrefix("-") { return .failure(.negative) }
        guard digits.first != ".", digits.last != ".", let number = Double(digits), number.isFinite else {
            return .failure(.number)
        }
        guard let factor = unit.isEmpty ? 1 : units[String(unit)] else {
            return .failure(unit.contains { $0.isNumber } ? .several : .unit)
        }
        return .success(number * factor)
    }

    private static let units = ["s": 1.0, "m": 60, "h": 3600, "d": 86_400]
}
