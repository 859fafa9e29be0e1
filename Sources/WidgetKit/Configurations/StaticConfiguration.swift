// The configuration of a widget that people do not configure.
package import SwiftUI
import ViewArchive

/// A widget that people do not configure.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration, Sendable {
    /// A configuration of this kind has no body.
    public typealias Body = Never

    private let kind: String
    private let source: KindSource

    /// Makes a configuration of a kind, its provider and the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        source = KindSource(configuration: .static, provider: ErasedProvider(provider, content: content))
    }
}

extension StaticConfiguration: ResolvableConfiguration {
    package var resolved: ResolvedConfiguration { ResolvedConfiguration(kind: kind, source: source) }
}

/// What a configuration keeps for the extension's side.
struct KindSource: Sendable {
    var configuration: KindDescription.Configuration
    var provider: ErasedProvider
    /// The configuring intent's title and description, which stand in for missing names.
    var title: String?
    var description: String?
}
