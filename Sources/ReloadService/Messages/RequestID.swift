// What a peer calls a request, echoed in its answer.

/// A string of at most 256 bytes, or an integer.
package enum RequestID: Hashable, Sendable {
    case integer(Int64)
    case string(String)
}

extension RequestID: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {  // asks for the type; anything else must be an integer
            guard text.utf8.count <= 256 else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "over 256 bytes")
            }
            self = .string(text)
        } else {
            self = .integer(try container.decode(Int64.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .integer(let integer): try container.encode(integer)
        case .string(let text): try container.encode(text)
        }
    }
}
