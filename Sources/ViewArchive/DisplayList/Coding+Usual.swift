// Members that are left out of an archive while they are as usual: most are, and each would cost its name on every line.

extension KeyedEncodingContainer {
    /// Writes a member that is not as usual.
    mutating func encode<Value: Encodable & Equatable>(_ value: Value, forKey key: Key, unless usual: Value) throws {
        if value != usual { try encode(value, forKey: key) }
    }
}

extension KeyedDecodingContainer {
    /// Reads a member; what is not there is as usual.
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key, or usual: Value) throws -> Value {
        try decodeIfPresent(type, forKey: key) ?? usual
    }
}
