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

    /// Arms the timer for an instant in nanoseconds, or disarms it; true when the wall clock was set while it was armed
    /// before, which nothing else tells any more.
    mutating func arm(at instant: Int64?) throws(SystemError) -> Bool {
        if instant == armed { return false }
        // Zero would disarm it: everything before the first nanosecond is the first.
        let time = instant.map { max(1, $0) } ?? 0
        armed = instant
        do throws(SystemError) {
            _ = try retrying("timerfd_settime") {
                cposix_timer_set(descriptor.rawValue, isWall ? 1 : 0, time / 1_000_000_000, time % 1_000_000_000)
            }
            return false
        } catch {
            // Armed all the same.
            if error.code == .cancelled { return true }
            throw error
        }
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
