// JSON values as shared defaults can hold them: each number with the type that it was written as, or refused.

extension JSONValue {
    /// The value with every number as it was written: a real one where its path is among those with a fraction, else an
    /// integer. Throws for what a property list cannot hold exactly.
    package func storable(
        fractional: Set<[JSONStep]>, path: [JSONStep] = []
    ) throws(UnstorableValue) -> JSONValue {
        switch self {
        case .null: throw .null
        case .bool, .string: return self
        case .integer(let integer): return fractional.contains(path) ? .number(Double(integer)) : self
        case .largeInteger(let integer): return fractional.contains(path) ? .number(Double(integer)) : self
        case .number(let number):
            if fractional.contains(path) { return self }
            guard number == 0 else { throw .wholeNumber }
            return .integer(0)
        case .array(let values):
            var items: [JSONValue] = []
            for (index, value) in values.enumerated() {
                items.append(try value.storable(fractional: fractional, path: path + [.index(index)]))
            }
            return .array(items)
        case .object(let members):
            var items: [String: JSONValue] = [:]
            for (key, value) in members {
                items[key] = try value.storable(fractional: fractional, path: path + [.key(key)])
            }
            return .object(items)
        }
    }
}

/// Why a JSON value cannot be a shared default.
package enum UnstorableValue: Error, Hashable, Sendable, CustomStringConvertible {
    case null
    /// Rounded it would be another.
    case wholeNumber

    package var description: String {
        switch self {
        case .null: "a property list holds no null"
        case .wholeNumber: "a whole number of more than 64 bits; with a fraction or an exponent it is a real one"
        }
    }
}
