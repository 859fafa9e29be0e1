// How shared defaults are shown.
import FoundationEssentials
import GroupContainer
import ReloadService

extension Report {
    init(_ values: [String: PropertyListValue]) {
        let rows = values.sorted { $0.key < $1.key }.map { [$0.key, $0.value.shown] }
        self.init(Table.lines(rows), values.mapValues(\.json))
    }

    /// One value: a text as it is, so that a shell can use it.
    init(_ value: PropertyListValue) {
        self.init([value.shown], value.json)
    }
}

extension PropertyListValue {
    /// For people: a text as it is, all else as JSON.
    var shown: String {
        switch self {
        case .string(let text): return text
        case .real(let number): return "\(number)"
        default:
            do {
                return String(decoding: try JSONText.encode(json), as: UTF8.self)
            } catch {
                return "\(self)"
            }
        }
    }

    /// For programs: a date as RFC 3339, bytes in base 64.
    var json: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let integer): .integer(Int64(integer))
        case .largeInteger(let integer): .largeInteger(integer)
        // JSON has no word for these.
        case .real(let number): number.isFinite ? .number(number) : .string("\(number)")
        case .bool(let flag): .bool(flag)
        case .date(let date): .string(Timestamp(date.timeIntervalSince1970).rawValue)
        case .data(let data): .string(data.base64EncodedString())
        case .array(let values): .array(values.map(\.json))
        case .dictionary(let values): .object(values.mapValues(\.json))
        }
    }
}
