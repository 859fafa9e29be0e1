// Telling the system when a configuration is of use, so that it offers that widget; nothing here offers widgets by themselves.
public import AppIntents

/// A configuration and when it is of use.
public struct RelevantIntent: Sendable {
    /// Says when a widget of a kind with a configuration is of use.
    public init<Intent: WidgetConfigurationIntent>(
        _ intent: Intent, widgetKind: String, relevance: RelevantContext
    ) {}

    /// Says when something that can be done is of use.
    public init<Intent: AppIntent>(_ intent: Intent, relevance: RelevantContext) {}
}

/// Takes what an app says of use.
public final class RelevantIntentManager: Sendable {
    /// The one there is.
    public static let shared = RelevantIntentManager()

    private init() {}

    /// Accepts what is of use and changes nothing.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
