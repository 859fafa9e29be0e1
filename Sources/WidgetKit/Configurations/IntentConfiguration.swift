// The configuration of a widget that people configure with a SiriKit intent.
public import Intents
package import SwiftUI
import ViewArchive

/// A widget that people configure with a custom intent.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration, Sendable {
    /// A configuration of this kind has no body.
    public typealias Body = Never

    private let kind: String
    private let source: KindSource

    /// Makes a configuration of a kind, its intent, its provider and the view of an entry.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {
        self.kind = kind
        source = KindSource(configuration: .intent, provider: ErasedProvider(provider, content: content))
    }
}

extension IntentConfiguration: ResolvableConfiguration {
    package var resolved: ResolvedConfiguration { ResolvedConfiguration(kind: kind, source: source) }
}
