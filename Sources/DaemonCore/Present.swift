// The present: the one source of time in the daemon, which reads the system's clocks or stands until it is moved.
import Posix
import Scheduling

/// Tells what time it is in all three kinds of time.
@MainActor final class Present {
    /// Where a virtual clock stands, at a whole millisecond: as exactly as it is told. Nil for the system's clock.
    private var instant: WallInstant?

    /// A virtual clock stands at an instant in seconds since 1970; nil gives the system's.
    init(virtual seconds: Double? = nil) {
        instant = seconds.map { WallInstant(seconds: $0).nearestMillisecond }
    }

    var isVirtual: Bool { instant != nil }

    var now: Now {
        let monotonic = Double(Clock.monotonicNow()) / 1e9
        let process = ProcessDeadline(seconds: monotonic)
        guard let instant else {
            return Now(
                wall: WallInstant(seconds: Clock.wallNow()), monotonic: MonotonicInstant(seconds: monotonic),
                process: process
            )
        }
        return Now(wall: instant, monotonic: MonotonicInstant(microseconds: instant.microseconds), process: process)
    }

    /// Seconds since 1970.
    var wall: Double { instant?.seconds ?? Clock.wallNow() }

    /// What extension processes are told; nil when they read the system's clock.
    var virtualSeconds: Double? { instant?.seconds }

    /// Moves a virtual clock forward to the first millisecond at which an instant has come; it never goes back, and the
    /// system's is not moved.
    func move(to target: WallInstant) {
        guard let instant, target > instant else { return }
        self.instant = target.nextMillisecond
    }

    /// An instant of the monotonic clock in nanoseconds, rounded up; nil for one that no timer will see.
    static func nanoseconds(_ seconds: Double) -> Int64? {
        let nanoseconds = (seconds * 1e9).rounded(.up)
        return nanoseconds < 9e18 ? Int64(max(0, nanoseconds)) : nil
    }
}

extension WallInstant {
    private static let millisecond: Int64 = 1000

    /// The first whole millisecond from the instant on.
    var nextMillisecond: WallInstant {
        let rest = microseconds % Self.millisecond
        let missing = rest > 0 ? Self.millisecond - rest : -rest
        // Beside the ends of time there is none.
        let (sum, isTooFar) = microseconds.addingReportingOverflow(missing)
        return isTooFar || !seconds.isFinite ? self : WallInstant(microseconds: sum)
    }

    /// The whole millisecond next to the instant; of two the later.
    var nearestMillisecond: WallInstant {
        let (half, isTooFar) = microseconds.subtractingReportingOverflow(Self.millisecond / 2 - 1)
        return isTooFar || !seconds.isFinite ? self : WallInstant(microseconds: half).nextMillisecond
    }
}
