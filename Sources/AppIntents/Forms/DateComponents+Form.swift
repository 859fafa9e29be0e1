// Parts of dates: a day, a time of day, both, or any parts by name.
import ReloadService
import SwiftUI
import ViewArchive

extension DateComponents: ConfigurableValue {
    static var form: ValueForm {
        ValueForm(.dateComponents, "a day, a time or both,", such: "2026-01-31T07:30")
    }

    static func read(_ json: JSONValue, _ rules: ParameterRules) throws(UnreadableValue) -> ReadValue? {
        switch json {
        case .string(let text): return own(DateComponents(text: text.trimmed))
        case .object(let parts): return own(try DateComponents(parts: parts))
        default: return nil
        }
    }

    /// A day, a time, or both, perhaps in a zone of so many hours.
    private init?(text: String) {
        let pattern =
            /(?:([0-9]{4})-([0-9]{2})-([0-9]{2}))?(?:(?:^|[Tt])([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?(Z|z|[+\-][0-9]{2}:[0-9]{2})?)?/
        guard !text.isEmpty, let found = text.wholeMatch(of: pattern) else { return nil }
        self.init()
        let (_, year, month, day, hour, minute, second, zone) = found.output
        func number(_ text: Substring?) -> Int? { text.flatMap { Int($0) } }
        (self.year, self.month, self.day) = (number(year), number(month), number(day))
        (self.hour, self.minute, self.second) = (number(hour), number(minute), number(second))
        if let zone {
            guard let seconds = Self.seconds(ofZone: zone) else { return nil }
            timeZone = TimeZone(secondsFromGMT: seconds)
        }
        guard isPossible else { return nil }
    }

    private static func seconds(ofZone zone: Substring) -> Int? {
        if zone.lowercased() == "z" { return 0 }
        let parts = zone.dropFirst().split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, parts[0] < 24, parts[1] < 60 else { return nil }
        return (zone.hasPrefix("-") ? -1 : 1) * (parts[0] * 3600 + parts[1] * 60)
    }

    /// Whether a calendar could have them.
    private var isPossible: Bool {
        func has(_ value: Int?, _ range: ClosedRange<Int>) -> Bool { value.map { range.contains($0) } ?? true }
        guard has(month, 1...12), has(day, 1...31), has(hour, 0...23), has(minute, 0...59), has(second, 0...59),
            has(nanosecond, 0...999_999_999), has(weekday, 1...7), has(weekOfYear, 1...53), has(quarter, 1...4)
        else { return false }
        guard let month, let day else { return true }
        let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        if day > days[month - 1] { return false }
        guard month == 2, day == 29, let year else { return true }
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    // MARK: By name

    private static let parts: [(name: String, component: Calendar.Component)] = [
        ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute),
        ("second", .second), ("nanosecond", .nanosecond), ("weekday", .weekday),
        ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter), ("weekOfMonth", .weekOfMonth),
        ("weekOfYear", .weekOfYear), ("yearForWeekOfYear", .yearForWeekOfYear),
    ]

    private init(parts: [String: JSONValue]) throws(UnreadableValue) {
        self.init()
        for (name, json) in parts.sorted(by: { $0.key < $1.key }) {
            if name == "timeZone", case .string(let id) = json, let zone = TimeZone(identifier: id) {
                timeZone = zone
            } else if let part = Self.parts.first(where: { $0.name == name }), case .integer(let value) = json,
                let value = Int(exactly: value)
            {
                setValue(value, for: part.component)
            } else {
                throw UnreadableValue(
                    why: "\(ParameterReader.shown(.object([name: json]))) is no part of a date",
                    known: Self.parts.map(\.name) + ["timeZone"])
            }
        }
        guard !parts.isEmpty, isPossible else {
            throw UnreadableValue(why: "\(ParameterReader.shown(.object(parts))) is no date")
        }
    }

    /// A text where it says all, else the parts by name.
    var stored: StoredValue? {
        var parts: [String: JSONValue] = [:]
        for (name, component) in Self.parts {
            if let value = value(for: component) { parts[name] = .integer(Int64(value)) }
        }
        if let timeZone { parts["timeZone"] = .string(timeZone.identifier) }
        if let text, let again = DateComponents(text: text), again.hasParts(of: self) { return text.stored }
        return parts.isEmpty ? nil : StoredValue(.object(parts), title: JSONValue.object(parts).text)
    }

    private func hasParts(of other: DateComponents) -> Bool {
        timeZone == other.timeZone
            && Self.parts.allSatisfy { value(for: $0.component) == other.value(for: $0.component) }
    }

    /// A day, a time, or both.
    private var text: String? {
        func digits(_ value: Int, _ count: Int) -> String {
            String(repeating: "0", count: max(0, count - "\(value)".count)) + "\(value)"
        }
        var words: [String] = []
        if let year, let month, let day { words.append("\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))") }
        if let hour, let minute {
            words.append(([hour, minute] + (second.map { [$0] } ?? [])).map { digits($0, 2) }.joined(separator: ":"))
        }
        return words.isEmpty ? nil : words.joined(separator: "T")
    }
}
