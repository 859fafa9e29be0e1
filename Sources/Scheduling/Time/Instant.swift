// The three kinds of time, which never mix: the calendar's, the schedule's and the process' own.

/// An instant of one kind of time, in seconds; arithmetic never traps, however far the instants lie.
package protocol Instant: Comparable, Hashable, Sendable, CustomStringConvertible {
    var seconds: Double { get }
    init(seconds: Double)
}

extension Instant {
    package static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
    package static func + (instant: Self, seconds: Double) -> Self { Self(seconds: instant.seconds + seconds) }
    /// The seconds from the right instant to the left one.
    package static func - (left: Self, right: Self) -> Double { left.seconds - right.seconds }
    package var description: String { "\(seconds)" }
}

/// An instant of the calendar in seconds since 1970: entries and policies. Moves with `advance`, may step.
package struct WallInstant: Instant {
    package let seconds: Double

    /// Takes any number; what is no number never comes.
    package init(seconds: Double) {
        self.seconds = seconds.isNaN ? .infinity : seconds
    }
}

/// An instant that never steps: back-off, damping, minimum intervals. Moves with `advance`.
package struct MonotonicInstant: Instant {
    package let seconds: Double

    package init(seconds: Double) {
        self.seconds = seconds.isNaN ? .infinity : seconds
    }
}

/// An instant of real time, also under a virtual clock: a run's time limit, a caller's timeout.
package struct ProcessDeadline: Instant {
    package let seconds: Double

    package init(seconds: Double) {
        self.seconds = seconds.isNaN ? .infinity : seconds
    }
}

/// The present in all three kinds of time.
///
/// Under the system's clock `monotonic` and `process` may be one clock; under a virtual one `wall` and `monotonic`
/// move together by `advance`, and `process` stays real.
package struct Now: Hashable, Sendable {
    package var wall: WallInstant
    package var monotonic: MonotonicInstant
    package var process: ProcessDeadline

    package init(wall: WallInstant, monotonic: MonotonicInstant, process: ProcessDeadline) {
        self.wall = wall
        self.monotonic = monotonic
        self.process = process
    }

    /// When the wall clock will show the time at which a monotonic instant comes, if nobody sets it meanwhile.
    package func wall(at instant: MonotonicInstant) -> WallInstant {
        wall + max(0, instant - monotonic)
    }
}
