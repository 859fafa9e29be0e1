// The values that shared defaults hold, told apart as property lists tell them apart.
package import FoundationEssentials

/// A value of a property list.
package indirect enum PropertyListValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    /// A whole number above the largest `Int`.
    case largeInteger(UInt64)
    case real(Double)
    case bool(Bool)
    case date(Date)
    case data(Data)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
}

extension PropertyListValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // `try?`: each attempt fails for every other type, which is no error; the order only matters for numbers.
        func attempt<Value: Decodable>(_ type: Value.Type) -> Value? { try? container.decode(type) }
        if let value = attempt(Bool.self) {
            self = .bool(value)
        } else if let value = attempt(String.self) {
            self = .string(value)
        } else if let value = attempt(Int.self) {
            self = .integer(value)
        } else if let value = attempt(UInt64.self) {
            self = .largeInteger(value)
        } else if let value = attempt(Double.self) {
            self = .real(value)
        } else if let value = attempt(Date.self) {
            self = .date(value)
        } else if let value = attempt(Data.self) {
            self = .data(value)
        } else if let value = attempt([PropertyListValue].self) {
            self = .array(value)
        } else {
            self = .dictionary(try container.decode([String: PropertyListValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .largeInteger(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        case .data(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .dictionary(let value): try container.encode(value)
        }
    }
}
