// The members of `params`, asked for by name.

/// A request's parameters while they are read.
struct Params {
    let method: String
    /// Nil when the request has none.
    let members: KeyedDecodingContainer<Name>?

    /// Any member's name.
    struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Refuses members that the method does not have.
    func know(_ names: [String]) throws(ServiceError) {
        for key in members?.allKeys ?? [] where !names.contains(key.stringValue) {
            throw .unknownParam(key.stringValue, of: method, known: names)
        }
    }

    func optional<Value: Decodable>(
        _ type: Value.Type, _ name: String, _ wanted: String
    ) throws(ServiceError) -> Value? {
        do {
            return try members?.decodeIfPresent(type, forKey: Name(stringValue: name))
        } catch {
            throw .invalidParam(name, "must be \(wanted)")
        }
    }

    func required<Value: Decodable>(
        _ type: Value.Type, _ name: String, _ wanted: String
    ) throws(ServiceError) -> Value {
        guard let value = try optional(type, name, wanted) else {
            throw .invalidParam(name, "is missing; it must be \(wanted)")
        }
        return value
    }
}
