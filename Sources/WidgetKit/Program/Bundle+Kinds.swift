// A bundle as plain kinds.
import AppIntents
package import SwiftUI
package import ViewArchive

/// One kind of a bundle: what the daemon is told of it, and how it is run.
package struct WidgetKind: Sendable {
    package var description: KindDescription
    var areMarginsDisabled: Bool
    var provider: ErasedProvider

    /// The kind of a widget; nil when its configuration is empty.
    @MainActor
    package init?(_ widget: some Widget) {
        self.init(widget.body.resolvedConfiguration)
    }

    /// The kind of a configuration; nil for an empty one.
    init?(_ configuration: ResolvedConfiguration) {
        guard let kind = configuration.kind, let source = configuration.source as? KindSource else { return nil }
        // Authors who do not choose get the Home Screen's families (as WidgetKit offers them, but the extra large
        // one, which iPhones lack).
        let families = configuration.families ?? [.systemSmall, .systemMedium, .systemLarge]
        description = KindDescription(
            kind: kind,
            displayName: configuration.displayName.isEmpty ? source.title ?? kind : configuration.displayName,
            description: configuration.description.isEmpty ? source.description ?? "" : configuration.description,
            families: families, configuration: source.configuration
        )
        areMarginsDisabled = configuration.areContentMarginsDisabled
        provider = source.provider
    }

    /// The description with the parameters of its intent; those of other kinds' intents are not made for a run.
    var described: KindDescription {
        var described = description
        described.parameters = provider.parameters?().descriptions
        return described
    }

    /// The kinds of a bundle's widgets, in order.
    @MainActor
    static func all(in widgets: [any Widget]) -> [WidgetKind] {
        widgets.compactMap { WidgetKind($0) }
    }
}
