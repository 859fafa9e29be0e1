// The provider of a widget that people configure with an app intent.
public import AppIntents
public import SwiftUI

/// Provides the entries of a widget with an app intent.
public protocol AppIntentTimelineProvider {
    /// The configuration's type.
    associatedtype Intent: WidgetConfigurationIntent
    /// The type of an entry.
    associatedtype Entry: TimelineEntry
    /// What a provider is told of the widget.
    typealias Context = TimelineProviderContext

    /// An entry for the time before there is data; at once, without waiting.
    func placeholder(in context: Context) -> Entry
    /// An entry for a moment, such as in the widget gallery.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The entries of now and later.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Configurations to choose from where people cannot make their own.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// No recommendations.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that people may choose.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    let intent: Intent
    let description: Text

    /// Makes a recommendation.
    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    /// Makes a recommendation.
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(description))
    }

    /// Makes a recommendation.
    public init(intent: Intent, description: Text) {
        self.intent = intent
        self.description = description
    }

    /// Makes a recommendation.
    @_disfavoredOverload
    public init(intent: Intent, description: some StringProtocol) {
        self.init(intent: intent, description: Text(description))
    }
}
