// Views that follow a schedule; a picture shows them at its own date.

/// When views are made again.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule's dates may come.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// A date every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
        let step = interval > 0 ? interval : 1
        return sequence(first: start) { $0.addingTimeInterval(step) }
    }
}

/// A date at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, (Date?, Bool)> {
        let minute = (startDate.timeIntervalSince1970 / 60).rounded(.down) * 60
        return sequence(first: Date(timeIntervalSince1970: minute)) { $0.addingTimeInterval(60) }
    }
}

/// Dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A date for each frame, of which a picture has one.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}

    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

/// What the views of a schedule are made for.
public struct TimelineViewDefaultContext {
    /// How fine the date is.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

    public let date: Date
    public let cadence = Cadence.minutes

    public func invalidateTimelineContent() {}
}

/// Views made for a date.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the views are made for.
    public typealias Context = TimelineViewDefaultContext

    private let content: (Context) -> Content

    private init(content: @escaping (Context) -> Content) {
        self.content = content
    }
}

extension TimelineView where Content: View {
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.init(content: content)
    }
}

extension TimelineView: View where Content: View {
    public typealias Body = Never
}

extension TimelineView: PrimitiveView where Content: View {

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        scope.evaluating { lower(content(Context(date: scope.picture.date)), in: scope) }
    }
}
