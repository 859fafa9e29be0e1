// Any JSON value, where a message carries what only its reader understands.

/// A JSON value; whole numbers that fit are integers, however they are written.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// A whole number above the largest `Int64`.
    case largeInteger(UInt64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Each `try?` asks whether the value has that type; the last question throws what is wrong.
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {  // asks for the type
            self = .string(text)
        } else if let flag = try? container.decode(Bool.self) {  // asks for the type
            self = .bool(flag)
        } else if let integer = try? container.decode(Int64.self) {  // asks for the type
            // Of integers only 0 has no sign.
            let isNegativeZero = try integer == 0 && container.decode(Double.self).sign == .minus
            self = isNegativeZero ? .number(-0.0) : .integer(integer)
        } else if let integer = try? container.decode(UInt64.self) {  // asks for the type
            self = .largeInteger(integer)
        } else if let number = try? container.decode(Double.self) {  // asks for the type
            self = .number(number)
        } else if let values = try? container.decode([JSONValue].self) {  // asks for the type
            self = .array(values)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let flag): try container.encode(flag)
        case .integer(let integer): try container.encode(integer)
        case .largeInteger(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}
