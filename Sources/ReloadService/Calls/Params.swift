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
        if let unknown = members?.firstKey(outside: names) { throw .unknownParam(unknown, of: method, known: names) }
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

extension KeyedDecodingContainer<Params.Name> {
    /// The first member that is not among the names; sorted, since a dictionary's order differs from time to time.
    func firstKey(outside names: [String]) -> String? {
        allKeys.map(\.stringValue).filter { !names.contains($0) }.min()
    }
}
