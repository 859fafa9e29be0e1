// The present: the one source of time in the daemon, which reads the system's clocks or stands until it is moved.
import Posix
import Scheduling

/// Tells what time it is in all three kinds of time.
@MainActor final class Present {
    /// Where a virtual clock stands; nil for the system's clock.
    private var instant: WallInstant?

    /// A virtual clock stands at an instant in seconds since 1970; nil gives the system's.
    init(virtual seconds: Double? = nil) {
        instant = seconds.map { WallInstant(readable: $0) }
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
        // The same number for both: a difference added to one would not always be the same difference for the other.
        return Now(wall: instant, monotonic: MonotonicInstant(seconds: instant.seconds), process: process)
    }

    /// Seconds since 1970.
    var wall: Double { instant?.seconds ?? Clock.wallNow() }

    /// What extension processes are told; nil when they read the system's clock.
    var virtualSeconds: Double? { instant?.seconds }

    /// Moves a virtual clock forward; it never goes back, and the system's is not moved.
    func move(to target: WallInstant) {
        guard let instant, target > instant else { return }
        self.instant = target
    }

    /// An instant of the monotonic clock in nanoseconds, rounded up; nil for one that no timer will see.
    static func nanoseconds(_ seconds: Double) -> Int64? {
        let nanoseconds = (seconds * 1e9).rounded(.up)
        return nanoseconds < 9e18 ? Int64(max(0, nanoseconds)) : nil
    }
}

extension WallInstant {
    /// The first instant from one on that a `Date` can show: those count from 2001, and so know fewer fractions of the
    /// years before 1985.
    init(readable seconds: Double) {
        let since2001 = seconds - Self.year2001
        let shown = since2001 + Self.year2001
        self.init(seconds: shown < seconds ? since2001.nextUp + Self.year2001 : shown)
    }

    private static let year2001 = 978_307_200.0
}
