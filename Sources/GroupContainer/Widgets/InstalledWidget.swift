// One installed widget as `widgets.json` describes it.

/// An installed widget: a kind in a family, with an id, a configuration and perhaps a size of its own.
package struct InstalledWidget: Hashable, Sendable {
    package let id: WidgetID
    package let kind: String
    package let family: String
    package let configuration: [String: PropertyListValue]
    /// In points; nil for the family's own.
    package let size: Size?

    /// Width and height in points.
    package struct Size: Hashable, Sendable {
        package let width: Double
        package let height: Double

        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    package init(
        id: WidgetID, kind: String, family: String, configuration: [String: PropertyListValue] = [:], size: Size? = nil
    ) {
        self.id = id
        self.kind = kind
        self.family = family
        self.configuration = configuration
        self.size = size
    }
}
