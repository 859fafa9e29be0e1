// The three kinds of time, which never mix: the calendar's, the schedule's and the process' own.

/// An instant of one kind of time, in whole microseconds: finer than any date that widget code can name, and counted
/// without error, however often times are added. Arithmetic never traps, however far the instants lie.
package protocol Instant: Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The least and the greatest are instants that never come.
    var microseconds: Int64 { get }
    init(microseconds: Int64)
}

extension Instant {
    /// Takes any number, and rounds it; what is no number never comes.
    package init(seconds: Double) {
        guard seconds.isFinite else {
            self.init(microseconds: seconds == -.infinity ? .min : .max)
            return
        }
        // What is finite stays so.
        let number = Int64(exactly: (seconds * 1e6).rounded())
        self.init(microseconds: min(max(number ?? (seconds < 0 ? .min : .max), .min + 1), .max - 1))
    }

    package var seconds: Double {
        switch microseconds {
        case .min: -.infinity
        case .max: .infinity
        default: Double(microseconds) / 1e6
        }
    }

    package static func < (left: Self, right: Self) -> Bool { left.microseconds < right.microseconds }

    package static func + (instant: Self, seconds: Double) -> Self {
        let span = Self(seconds: seconds)
        let (sum, isTooFar) = instant.microseconds.addingReportingOverflow(span.microseconds)
        if isTooFar || !instant.seconds.isFinite || !span.seconds.isFinite {
            return Self(seconds: instant.seconds + seconds)
        }
        return Self(microseconds: sum)
    }

    /// The seconds from the right instant to the left one.
    package static func - (left: Self, right: Self) -> Double {
        let (span, isTooFar) = left.microseconds.subtractingReportingOverflow(right.microseconds)
        if isTooFar || !left.seconds.isFinite || !right.seconds.isFinite { return left.seconds - right.seconds }
        return Double(span) / 1e6
    }

    package var description: String { "\(seconds)" }
}

/// An instant of the calendar, counted from 1970: entries and policies. Moves with `advance`, may step.
package struct WallInstant: Instant {
    package let microseconds: Int64

    package init(microseconds: Int64) { self.microseconds = microseconds }
}

/// An instant that never steps: back-off, damping, minimum intervals. Moves with `advance`.
package struct MonotonicInstant: Instant {
    package let microseconds: Int64

    package init(microseconds: Int64) { self.microseconds = microseconds }
}

/// An instant of real time, also under a virtual clock: a run's time limit, a caller's timeout.
package struct ProcessDeadline: Instant {
    package let microseconds: Int64

    package init(microseconds: Int64) { self.microseconds = microseconds }
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
