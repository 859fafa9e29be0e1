// Instants and spans of time.
import ReloadService
import SwiftUI
import ViewArchive

extension Date: ConfigurableValue {
    static var form: ValueForm { ValueForm(.date, "a time", such: "2026-01-01T00:00:00Z") }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        // What is no instant is told with what was wanted.
        guard case .string(let text) = json, let seconds = try? RFC3339.seconds(text.trimmed) else { return nil }
        // It stays as it was written.
        return ReadValue(value: Date(timeIntervalSince1970: seconds), stored: json)
    }

    var stored: StoredValue? {
        let text = Timestamp(timeIntervalSince1970).rawValue
        return StoredValue(.string(text), title: text)
    }
}

extension Duration: ConfigurableValue {
    static var form: ValueForm { ValueForm(.duration, "a span of time", such: "1h 30m") }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        switch json {
        // Seconds.
        case .integer, .number: own(Double.number(of: json).flatMap { Duration(checked: $0) })
        case .string(let text): own(Duration(text: text.trimmed))
        default: nil
        }
    }

    private static let seconds: [String: Double] = [
        "ms": 1e-3, "s": 1, "sec": 1, "m": 60, "min": 60, "h": 3600, "hr": 3600, "d": 86_400,
    ]

    /// Numbers with units, one after another, all of one sign; a number alone is seconds.
    private init?(text: String) {
        let isNegative = text.hasPrefix("-") || text.hasPrefix("−")
        var rest = isNegative ? String(text.dropFirst()) : text
        var whole = Duration.zero
        var isFirst = true
        while isFirst || !rest.isEmpty {
            guard let (number, after) = rest.leadingNumber, let value = Double(number), value >= 0 else { return nil }
            let unit = after.prefix { $0.isLetter }
            // Only a number that stands alone may be without a unit.
            if unit.isEmpty, !(isFirst && after.isEmpty) { return nil }
            guard let seconds = unit.isEmpty ? 1 : Self.seconds[unit.lowercased()],
                let part = Duration(checked: value * seconds)
            else { return nil }
            whole += part
            rest = String(after.dropFirst(unit.count)).trimmed
            isFirst = false
        }
        self = isNegative ? .zero - whole : whole
    }

    /// Nil beyond what clocks count: a hundred thousand years.
    private init?(checked seconds: Double) {
        guard abs(seconds) < 3.2e12 else { return nil }
        self = .seconds(seconds)
    }

    /// Seconds with all their digits.
    var stored: StoredValue? {
        let (seconds, attoseconds) = components
        let fraction = attoseconds.magnitude
        var digits = fraction == 0 ? "" : "." + String(repeating: "0", count: 18 - "\(fraction)".count) + "\(fraction)"
        while digits.hasSuffix("0") { digits.removeLast() }
        let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
        return "\(sign)\(seconds.magnitude)\(digits)s".stored
    }
}
