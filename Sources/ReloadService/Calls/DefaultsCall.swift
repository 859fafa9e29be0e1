// `setDefaults`: for hosts that cannot write a property list.

/// Sets and removes shared defaults as one change.
package struct DefaultsCall: ServiceCall {
    package typealias Body = Nothing

    package var values: [String: JSONValue]
    package var remove: [String]
    /// The paths, from a key of `values` on, of the numbers that were written with a fraction: they are real numbers
    /// for a property list even when their value is whole.
    package var fractional: Set<[JSONStep]> = []
    package var method: String { "setDefaults" }

    package init(values: [String: JSONValue], remove: [String] = [], fractional: Set<[JSONStep]> = []) {
        self.values = values
        self.remove = remove
        self.fractional = fractional
    }

    package func add(to params: inout JSONLine) throws {
        if !remove.isEmpty { params.add("remove", remove) }
        try params.add("values", encoding: values)
    }

    /// What a request's line says of the numbers in its values.
    static func fractionalValues(of line: [UInt8]) throws -> Set<[JSONStep]> {
        let place: [JSONStep] = [.key("params"), .key("values")]
        let paths = try JSONScanner.fractionalNumbers(line, limits: .wire)
        return Set(paths.filter { $0.starts(with: place) }.map { Array($0.dropFirst(place.count)) })
    }

    init(reading params: Params) throws(ServiceError) {
        try params.know(["values", "remove"])
        values = try params.optional([String: JSONValue].self, "values", "an object") ?? [:]
        remove = try params.optional([String].self, "remove", "an array of strings") ?? []
        for (param, keys) in [("values", Array(values.keys)), ("remove", remove)] where keys.contains("") {
            throw .invalidParam(param, "\"\": a key has at least one character")
        }
        for key in remove where values[key] != nil {
            throw .invalidParam("remove", "\(LogValue.quoted(key)) is in values, too")
        }
    }
}
