// Widgets of circumstances; nothing here knows when one is there.
public import AppIntents
public import RelevanceKit
public import SwiftUI

extension WidgetRelevanceAttribute {
    /// Makes an attribute of a configuration in a circumstance.
    public init(configuration: Configuration, context: RelevantContext) {
        self.init(configuration: configuration, group: .automatic)
    }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    /// Makes an attribute of a circumstance.
    public init(context: RelevantContext) {
        self.init(configuration: (), group: .automatic)
    }

    /// Makes an attribute of a group.
    public init(group: WidgetRelevanceGroup) {
        self.init(configuration: (), group: group)
    }
}

/// What a widget of relevance shows.
public protocol RelevanceEntry: Sendable {}

/// What a relevance provider learns of the widget.
public struct RelevanceEntriesProviderContext {
    /// The widget's family.
    public let family: WidgetFamily
    /// Whether the widget is shown in a gallery.
    public let isPreview: Bool
    /// The widget's size in points.
    public let displaySize: CGSize
}

/// Provides entries of circumstances; nothing here asks it.
public protocol RelevanceEntriesProvider {
    /// The intent that configures an entry.
    associatedtype Configuration: WidgetConfigurationIntent
    /// What is shown.
    associatedtype Entry: RelevanceEntry
    /// What is known of the widget.
    typealias Context = RelevanceEntriesProviderContext

    /// The circumstances.
    func relevance() async -> WidgetRelevance<Configuration>
    /// The entry of a circumstance.
    func entry(configuration: Configuration, context: Context) async throws -> Entry
    /// What is shown before there is an entry.
    func placeholder(context: Context) -> Entry
}

/// A widget that is shown in circumstances only: there are none here, so that it offers no kind.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
    /// A configuration of this kind has no body.
    public typealias Body = Never

    /// Makes a configuration of a kind, its provider and the view of an entry.
    nonisolated public init<Provider: RelevanceEntriesProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

extension TimelineProvider {
    /// When the widget matters, by its older name.
    public func relevances() async -> WidgetRelevances<Void> { WidgetRelevances([]) }
}

/// The circumstances in which a widget's configurations matter, by its older name.
public typealias WidgetRelevances = WidgetRelevance
