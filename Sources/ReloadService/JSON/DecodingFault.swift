// What a decoder missed, as a sentence: its own words name types of this program.

/// Why JSON that is well formed was not what somebody wanted.
package enum DecodingFault {
    /// A sentence without a full stop, as `result.receipts[0].outcome is missing`.
    package static func sentence(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing"
        case .valueNotFound(_, let context): "\(place(context.codingPath)) is null"
        case .typeMismatch(_, let context): "\(place(context.codingPath)) is of another type than it should be"
        case .dataCorrupted(let context): "\(place(context.codingPath)) has a value that is not known here"
        case nil: "\(error)"
        @unknown default: "a member is not what it should be"
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        var place = ""
        for key in path {
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + LogValue.plainOrQuoted(key.stringValue)
            }
        }
        return place.isEmpty ? "the whole" : place
    }
}

extension KeyedDecodingContainer {
    /// A member that a daemon of another version may leave out.
    func decode<Value: Decodable>(_ key: Key, orElse value: Value) throws -> Value {
        try decodeIfPresent(Value.self, forKey: key) ?? value
    }
}
