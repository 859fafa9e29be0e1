// The present, and its instants as the loop's timers take them.
import Posix
import Scheduling

enum Present {
    static var now: Now {
        let monotonic = Double(Clock.monotonicNow()) / 1e9
        return Now(
            wall: WallInstant(seconds: Clock.wallNow()), monotonic: MonotonicInstant(seconds: monotonic),
            process: ProcessDeadline(seconds: monotonic)
        )
    }

    /// An instant of the monotonic clock in nanoseconds, rounded up; nil for one that no timer will see.
    static func nanoseconds(_ seconds: Double) -> Int64? {
        let nanoseconds = (seconds * 1e9).rounded(.up)
        return nanoseconds < 9e18 ? Int64(max(0, nanoseconds)) : nil
    }
}
