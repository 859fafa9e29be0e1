// Wakes the daemon at the scheduler's next deadline; set anew only when that has changed.
import Posix
import Scheduling

/// The timers of the scheduler's deadlines.
@MainActor final class Alarm {
    private let loop: EventLoop
    private let present: Present
    private let ring: () -> Void
    private var wall: (instant: Double, timer: EventLoop.Timer)?
    private var monotonic: (instant: Int64, timer: EventLoop.Timer)?

    init(loop: EventLoop, present: Present, _ ring: @escaping () -> Void) {
        self.loop = loop
        self.present = present
        self.ring = ring
    }

    func set(_ deadlines: Scheduler.Deadlines) {
        if present.isVirtual {
            // The other two come with `advance`, and by nothing else.
            setMonotonic(deadlines.process?.seconds)
            return
        }
        setWall(deadlines.wall?.seconds)
        // Under the system's clock both are read from one clock.
        setMonotonic([deadlines.monotonic?.seconds, deadlines.process?.seconds].compactMap(\.self).min())
    }

    private func setWall(_ instant: Double?) {
        if instant == wall?.instant { return }
        if let wall { loop.cancel(wall.timer) }
        wall = instant.map { instant in
            (
                instant,
                loop.scheduleWall(at: instant) { [unowned self] in
                    wall = nil
                    ring()
                }
            )
        }
    }

    private func setMonotonic(_ seconds: Double?) {
        let instant = seconds.flatMap { Present.nanoseconds($0) }
        if instant == monotonic?.instant { return }
        if let monotonic { loop.cancel(monotonic.timer) }
        monotonic = instant.map { instant in
            (
                instant,
                loop.schedule(at: instant) { [unowned self] in
                    monotonic = nil
                    ring()
                }
            )
        }
    }
}
