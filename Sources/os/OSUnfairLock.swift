// The lock of C programs, which lies where its owner puts it.
import COSLog

/// A lock; it must stay in one place.
public struct os_unfair_lock_s: Sendable {
    /// 0 while it is open.
    var state: UInt32

    /// Makes an open lock.
    public init() {
        state = 0
    }

    /// The address of a lock's number.
    static func state(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<UInt32>? {
        unsafe lock.pointer(to: \.state)
    }
}

/// A lock; it must stay in one place.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock lies.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Sleeps until a lock is free, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    unsafe coslog_lock_take(os_unfair_lock_s.state(of: lock))
}

/// Holds a lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    unsafe coslog_lock_try(os_unfair_lock_s.state(of: lock))
}

/// Lets a lock go.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    unsafe coslog_lock_release(os_unfair_lock_s.state(of: lock))
}
