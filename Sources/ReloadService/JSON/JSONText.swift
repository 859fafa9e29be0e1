// Values to JSON lines and back, always in the same form: checked first, keys sorted, slashes plain.
package import FoundationEssentials

/// The one way in which messages and files are encoded and decoded.
package enum JSONText {
    /// The value as one line without its end.
    package static func encode(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(value))
    }

    /// Checks the text by our scanner, then decodes it.
    package static func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: [UInt8], limits: JSONLimits
    ) throws -> Value {
        try JSONScanner.check(bytes, limits: limits)
        return try decodeChecked(type, from: bytes)
    }

    /// The same for a value that is told what to decode.
    package static func decode<Value: DecodableWithConfiguration>(
        _ type: Value.Type, from bytes: [UInt8], configuration: Value.DecodingConfiguration, limits: JSONLimits
    ) throws -> Value {
        try JSONScanner.check(bytes, limits: limits)
        return try JSONDecoder().decode(type, from: Data(bytes), configuration: configuration)
    }

    /// Decodes a text that the scanner has passed.
    static func decodeChecked<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}
