// The present: the one source of time in the daemon, which reads the system's clocks or stands until it is moved.
import Posix
import Scheduling

/// Tells what time it is in all three kinds of time.
@MainActor final class Present {
    /// Where a virtual clock stands, at a whole millisecond: as exactly as it is told. Nil for the system's clock.
    private var instant: WallInstant?
    private var watch = WallClockWatch()

    /// A virtual clock stands at an instant in seconds since 1970; nil gives the system's.
    init(virtual seconds: Double? = nil) {
        instant = seconds.map { WallInstant(seconds: $0).nearestMillisecond }
    }

    var isVirtual: Bool { instant != nil }

    var now: Now { instant.map(Self.virtual) ?? Self.system(wall: Clock.wallNow()) }

    /// The present for one who must know whether the clock was set since it asked before; a virtual one never is.
    func reading() -> (now: Now, isAfterStep: Bool) {
        if let instant { return (Self.virtual(instant), false) }
        let reading = watch.read()
        return (Self.system(wall: reading.seconds), reading.isAfterStep)
    }

    private static func virtual(_ instant: WallInstant) -> Now {
        Now(
            wall: instant, monotonic: MonotonicInstant(microseconds: instant.microseconds),
            process: ProcessDeadline(seconds: monotonic)
        )
    }

    private static func system(wall: Double) -> Now {
        let monotonic = monotonic
        return Now(
            wall: WallInstant(seconds: wall), monotonic: MonotonicInstant(seconds: monotonic),
            process: ProcessDeadline(seconds: monotonic)
        )
    }

    private static var monotonic: Double { Double(Clock.monotonicNow()) / 1e9 }

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
