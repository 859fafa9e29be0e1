// One timer of the system, armed only when the soonest deadline has changed.
import CPosix
import Glibc

/// A `timerfd` for absolute instants of one of the two clocks.
struct TimerDescriptor {
    let descriptor: Descriptor
    private let isWall: Bool
    private var armed: Int64?

    init(isWall: Bool) throws(SystemError) {
        let timer = try retrying("timerfd_create") { cposix_timer_create(isWall ? 1 : 0) }
        descriptor = Descriptor(owning: timer, isSocket: false)
        self.isWall = isWall
    }

    /// Arms the timer for an instant in nanoseconds, or disarms it.
    mutating func arm(at instant: Int64?) throws(SystemError) {
        if instant == armed { return }
        // Zero would disarm it: everything before the first nanosecond is the first.
        let time = instant.map { max(1, $0) } ?? 0
        _ = try retrying("timerfd_settime") {
            cposix_timer_set(descriptor.rawValue, isWall ? 1 : 0, time / 1_000_000_000, time % 1_000_000_000)
        }
        armed = instant
    }

    /// Takes the news that it rang; true when the wall clock was set instead.
    mutating func acknowledge() throws(SystemError) -> Bool {
        armed = nil
        var count: UInt64 = 0
        do throws(SystemError) {
            _ = try retryingOrBlocked("read") { read(descriptor.rawValue, &count, MemoryLayout<UInt64>.size) }
            return false
        } catch {
            if error.code == .cancelled { return true }
            throw error
        }
    }
}
