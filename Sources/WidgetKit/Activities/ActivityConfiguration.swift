// The configuration of a Live Activity: a kind of its own, named after its attributes, whose timeline a host publishes.
public import ActivityKit
public import SwiftUI
import ViewArchive

/// A Live Activity's views.
///
/// The kind is the name of the attributes' type. What it shows is published as its entries:
/// `{"date"?, "attributes", "content-state", "stale-date"?}`, members named as in ActivityKit's push notifications. Only
/// the Lock Screen's view is drawn; the Dynamic Island compiles and is not shown.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// A configuration of this kind has no body.
    public typealias Body = Never

    private let provider: ErasedProvider

    /// Makes a configuration of the attributes' type and the views of a state.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        provider = ErasedProvider(activity: Attributes.self, content: content)
    }
}

extension ActivityConfiguration: ResolvableConfiguration {
    package var resolved: ResolvedConfiguration {
        var resolved = ResolvedConfiguration(
            kind: PublishedActivity<Attributes>.kind, source: KindSource(configuration: .activity, provider: provider)
        )
        // As wide as the Lock Screen, and margins are the author's.
        resolved.families = [.systemMedium]
        resolved.areContentMarginsDisabled = true
        return resolved
    }
}
