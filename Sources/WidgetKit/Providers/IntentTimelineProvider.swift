// The provider of a widget that people configure with a SiriKit intent.
public import Intents
public import SwiftUI

/// Provides the entries of a widget with a custom intent.
public protocol IntentTimelineProvider {
    /// The configuration's type.
    associatedtype Intent: INIntent
    /// The type of an entry.
    associatedtype Entry: TimelineEntry
    /// What a provider is told of the widget.
    typealias Context = TimelineProviderContext

    /// An entry for the time before there is data; at once, without waiting.
    func placeholder(in context: Context) -> Entry

    /// An entry for a moment, such as in the widget gallery.
    @preconcurrency
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries of now and later; the first call of the completion counts.
    @preconcurrency
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
    )

    /// Configurations to choose from where people cannot make their own.
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    /// No recommendations.
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A configuration that people may choose.
public struct IntentRecommendation<T: INIntent> {
    let intent: T
    let description: Text

    /// Makes a recommendation.
    public init(intent: T, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    /// Makes a recommendation.
    public init(intent: T, description: Text) {
        self.intent = intent
        self.description = description
    }

    /// Makes a recommendation.
    @_disfavoredOverload
    public init(intent: T, description: some StringProtocol) {
        self.init(intent: intent, description: Text(description))
    }
}
