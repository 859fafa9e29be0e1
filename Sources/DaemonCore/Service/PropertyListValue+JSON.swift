// JSON values as property lists hold them, and back; what a property list cannot hold is named.
import FoundationEssentials
import GroupContainer
import ReloadService

extension PropertyListValue {
    /// The value with the type that it was written as: a number by its form, dates and bytes by their tags.
    init(_ value: JSONValue, fractional: Set<[JSONStep]>, path: [JSONStep]) throws {
        guard let stored = PropertyListValue(try value.storable(fractional: fractional, path: path)) else {
            throw UnstorableValue.null
        }
        self = try stored.withTags(RFC3339.wholeSeconds)
    }

    /// Nil for null and for what holds a null, which a property list cannot express.
    init?(_ value: JSONValue) {
        switch value {
        case .null: return nil
        case .bool(let flag): self = .bool(flag)
        case .integer(let integer): self = .integer(Int(integer))
        case .largeInteger(let integer): self = .largeInteger(integer)
        case .number(let number): self = .real(number)
        case .string(let text): self = .string(text)
        case .array(let values):
            var items: [PropertyListValue] = []
            for value in values {
                guard let item = PropertyListValue(value) else { return nil }
                items.append(item)
            }
            self = .array(items)
        case .object(let members):
            var items: [String: PropertyListValue] = [:]
            for (key, value) in members {
                guard let item = PropertyListValue(value) else { return nil }
                items[key] = item
            }
            self = .dictionary(items)
        }
    }

    /// For files that people edit.
    var asJSON: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let integer): .integer(Int64(integer))
        case .largeInteger(let integer): .largeInteger(integer)
        case .real(let number): number.isFinite ? .number(number) : .string("\(number)")
        case .bool(let flag): .bool(flag)
        case .date(let date): .string(Timestamp(date.timeIntervalSince1970).rawValue)
        case .data(let data): .string(data.base64EncodedString())
        case .array(let values): .array(values.map(\.asJSON))
        case .dictionary(let values): .object(values.mapValues(\.asJSON))
        }
    }
}
