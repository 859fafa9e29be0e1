// `currentConfigurations`: the installed widgets.

/// Asks for the installed widgets.
package struct WidgetsCall: ServiceCall {
    package typealias Body = Widgets
    package var method: String { "currentConfigurations" }

    package func add(to params: inout JSONLine) {}
    package init() {}

    /// The answer.
    package struct Widgets: Hashable, Codable, Sendable {
        package var widgets: [Widget]
        /// What is wrong with the list that names them; nil for nothing.
        package var diagnostics: [Receipt.Diagnostic]?

        package init(widgets: [Widget], diagnostics: [Receipt.Diagnostic] = []) {
            self.widgets = widgets
            self.diagnostics = diagnostics.isEmpty ? nil : diagnostics
        }
    }

    /// An installed widget.
    package struct Widget: Hashable, Codable, Sendable {
        package var id: String
        package var kind: String
        package var family: String
        package var configuration: JSONValue?
        /// Width and height in points.
        package var size: [Double]

        package init(id: String, kind: String, family: String, configuration: JSONValue? = nil, size: [Double]) {
            self.id = id
            self.kind = kind
            self.family = family
            self.configuration = configuration
            self.size = size
        }
    }
}

extension WidgetsCall.Widget {
    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try keys.decode(String.self, forKey: .id), kind: try keys.decode(String.self, forKey: .kind),
            family: try keys.decode(String.self, forKey: .family),
            configuration: try keys.decodeIfPresent(JSONValue.self, forKey: .configuration),
            size: try keys.decode(.size, orElse: [])
        )
    }
}
