// Circumstances in which something matters; nothing here knows them.
public import AppIntents
public import SwiftUI

/// A circumstance: a time, a place, what people do.
public struct RelevantContext: Hashable, Sendable {
    private let name: String

    /// How much a time matters.
    public struct DateKind: Hashable, Sendable {
        private let name: String

        /// As any other.
        public static let `default` = DateKind(name: "default")
        /// A time at which something is to be done.
        public static let scheduled = DateKind(name: "scheduled")
        /// A time at which one is told something.
        public static let informational = DateKind(name: "informational")
    }

    /// What is known of sleep.
    public struct SleepState: Hashable, Sendable {
        private let name: String

        /// Bedtime.
        public static let bedtime = SleepState(name: "bedtime")
        /// Waking up.
        public static let wakeup = SleepState(name: "wakeup")
    }

    /// What is known of fitness.
    public struct FitnessState: Hashable, Sendable {
        private let name: String

        /// The rings are not closed.
        public static let activityRingsIncomplete = FitnessState(name: "activityRingsIncomplete")
        /// Somebody works out.
        public static let workoutActive = FitnessState(name: "workoutActive")
    }

    /// Which hardware is in use.
    public struct HardwareState: Hashable, Sendable {
        private let name: String

        /// Headphones.
        public static let headphones = HardwareState(name: "headphones")
    }

    /// A place as people call it.
    public struct InferredLocation: Hashable, Sendable {
        private let name: String

        /// At home.
        public static let home = InferredLocation(name: "home")
        /// At work.
        public static let work = InferredLocation(name: "work")
        /// At school.
        public static let school = InferredLocation(name: "school")
        /// On the way.
        public static let commute = InferredLocation(name: "commute")
    }

    /// A moment.
    public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext { .init(name: "date") }
    /// A stretch of time.
    public static func date(
        interval: DateInterval, kind: DateKind = .default
    ) -> RelevantContext { .init(name: "date") }
    /// A stretch of time.
    public static func date(
        range: ClosedRange<Date>, kind: DateKind = .default
    ) -> RelevantContext { .init(name: "date") }
    /// A stretch of time.
    public static func date(from startDate: Date, to endDate: Date) -> RelevantContext { .init(name: "date") }
    /// A place as people call it.
    public static func location(inferred: InferredLocation) -> RelevantContext { .init(name: "location") }
    /// Sleep.
    public static func `sleep`(_ state: SleepState) -> RelevantContext { .init(name: "sleep") }
    /// Fitness.
    public static func fitness(_ state: FitnessState) -> RelevantContext { .init(name: "fitness") }
    /// Hardware.
    public static func hardware(_ state: HardwareState) -> RelevantContext { .init(name: "hardware") }
}

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
