// `setDefaults`: for hosts that cannot write a property list.

/// Sets and removes shared defaults as one change.
package struct DefaultsCall: ServiceCall {
    package typealias Body = Nothing

    package var values: [String: JSONValue]
    package var remove: [String]
    package var method: String { "setDefaults" }

    package init(values: [String: JSONValue], remove: [String] = []) {
        self.values = values
        self.remove = remove
    }

    init(reading params: Params) throws(ServiceError) {
        try params.know(["values", "remove"])
        values = try params.optional([String: JSONValue].self, "values", "an object") ?? [:]
        remove = try params.optional([String].self, "remove", "an array of strings") ?? []
        for key in remove where values[key] != nil {
            throw .invalidParam("remove", "\(LogValue.quoted(key)) is in values, too")
        }
    }
}
