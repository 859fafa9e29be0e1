// What a bundle offers: its kinds with their families and names.

/// Everything that a fresh extension process says of its widgets.
package struct BundleDescription: Hashable, Codable, Sendable {
    package var kinds: [KindDescription]

    package init(kinds: [KindDescription]) {
        self.kinds = kinds
    }
}

/// One kind of widget.
package struct KindDescription: Hashable, Codable, Sendable {
    package var kind: String
    package var displayName: String
    package var description: String
    package var families: [Family]
    package var configuration: Configuration
    /// The parameters of the intent that configures it, without choices that only a running provider knows; nil for none.
    package var parameters: [ParameterDescription]?

    package init(
        kind: String, displayName: String, description: String, families: [Family], configuration: Configuration,
        parameters: [ParameterDescription]? = nil
    ) {
        self.kind = kind
        self.displayName = displayName
        self.description = description
        self.families = families
        self.configuration = configuration
        self.parameters = parameters
    }

    /// `StaticConfiguration`, `IntentConfiguration`, `AppIntentConfiguration` or `ActivityConfiguration`.
    package enum Configuration: String, Codable, Sendable { case `static`, intent, appIntent, activity }
}
