// When a widget matters; declared for sources that say so, without effect here.

/// The circumstances in which a widget's configurations matter.
public struct WidgetRelevance<Configuration> {
    /// Makes a relevance of its attributes.
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

/// One circumstance in which a widget matters.
public struct WidgetRelevanceAttribute<Configuration> {
    /// Makes an attribute of a configuration in a group.
    public init(configuration: Configuration, group: WidgetRelevanceGroup) {}
}

/// Which relevances belong together.
public struct WidgetRelevanceGroup: Sendable {
    /// The system's choice.
    public static let automatic = WidgetRelevanceGroup()
    /// Alone.
    public static let ungrouped = WidgetRelevanceGroup()
    /// A group of a name.
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup() }
}

extension TimelineProvider {
    /// No statement about relevance.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

extension IntentTimelineProvider {
    /// No statement about relevance.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

extension AppIntentTimelineProvider {
    /// No statement about relevance.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}
