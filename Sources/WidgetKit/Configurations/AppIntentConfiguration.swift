// The configuration of a widget that people configure with an app intent.
public import AppIntents
package import SwiftUI
import ViewArchive

/// A widget that people configure with an app intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration, Sendable {
    /// A configuration of this kind has no body.
    public typealias Body = Never

    private let kind: String
    private let source: KindSource

    /// Makes a configuration of a kind, its intent, its provider and the view of an entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        self.kind = kind
        source = KindSource(
            configuration: .appIntent, provider: ErasedProvider(provider, content: content),
            title: String(localized: Intent.title),
            description: Intent.description.map { String(localized: $0.descriptionText) }
        )
    }
}

extension AppIntentConfiguration: ResolvableConfiguration {
    package var resolved: ResolvedConfiguration { ResolvedConfiguration(kind: kind, source: source) }
}
