// `currentConfigurations`: the installed widgets.

/// Asks for the installed widgets.
package struct WidgetsCall: ServiceCall {
    package typealias Body = Widgets
    package var method: String { "currentConfigurations" }
    package init() {}

    /// The answer.
    package struct Widgets: Hashable, Codable, Sendable {
        package var widgets: [Widget]
        package init(widgets: [Widget]) { self.widgets = widgets }
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
