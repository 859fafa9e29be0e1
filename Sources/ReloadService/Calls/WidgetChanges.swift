// `addWidget` and `removeWidget`: changes of the installed widgets.

/// Installs one more widget; the answer is its id.
package struct AddWidgetCall: ServiceCall {
    package typealias Body = ChangedWidget

    package var kind: String
    package var family: String
    /// The configuration's values by parameter.
    package var values: [String: JSONValue]?
    /// Width and height in points; nil for the family's own.
    package var size: [Double]?
    package var method: String { "addWidget" }

    package func add(to params: inout JSONLine) throws {
        params.add("family", family)
        params.add("kind", kind)
        if let size { params.add("size", size) }
        if let values { try params.add("values", encoding: values) }
    }

    package init(kind: String, family: String, values: [String: JSONValue]? = nil, size: [Double]? = nil) {
        self.kind = kind
        self.family = family
        self.values = values
        self.size = size
    }

    init(reading params: Params) throws(ServiceError) {
        try params.know(["kind", "family", "values", "size"])
        kind = try params.required(String.self, "kind", "a string")
        family = try params.required(String.self, "family", "a string")
        values = try params.optional([String: JSONValue].self, "values", "an object")
        size = try params.optional([Double].self, "size", "[width, height] in points")
    }
}

/// Removes an installed widget with its files; the answer is its id.
package struct RemoveWidgetCall: ServiceCall {
    package typealias Body = ChangedWidget

    package var widget: String
    package var method: String { "removeWidget" }

    package func add(to params: inout JSONLine) { params.add("widget", widget) }

    package init(widget: String) { self.widget = widget }

    init(reading params: Params) throws(ServiceError) {
        try params.know(["widget"])
        widget = try params.required(String.self, "widget", "a string")
    }
}

/// The widget that was added or removed.
package struct ChangedWidget: Hashable, Codable, Sendable {
    /// Its id.
    package var widget: String

    package init(widget: String) { self.widget = widget }
}
