// Circumstances in which something matters; nothing here knows them.
public import CoreLocation
public import Foundation

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

    /// Whether headphones are in use.
    public struct HeadphonesState: Hashable, Sendable {
        private let name: String

        public static let connected = HeadphonesState(name: "connected")
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
    /// A place.
    public static func location(_ region: CLRegion) -> RelevantContext { .init(name: "location") }
    /// A place as people call it.
    public static func location(inferred: InferredLocation) -> RelevantContext { .init(name: "location") }
    /// Sleep.
    public static func `sleep`(_ state: SleepState) -> RelevantContext { .init(name: "sleep") }
    /// Fitness.
    public static func fitness(_ state: FitnessState) -> RelevantContext { .init(name: "fitness") }
    /// Headphones.
    public static func hardware(headphones: HeadphonesState) -> RelevantContext { .init(name: "hardware") }
    /// Hardware.
    public static func hardware(_ state: HardwareState) -> RelevantContext { .init(name: "hardware") }
}
