// The lock of C programs, which lies where its owner puts it.
import Foundation
import Synchronization

/// A lock; it must stay in one place.
public struct os_unfair_lock_s: Sendable {
    /// 1 while it is held.
    var state: UInt32

    /// Makes an open lock.
    public init() {
        state = 0
    }
}

/// A lock; it must stay in one place.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock lies.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until a lock is free, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    while unsafe !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Holds a lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    unsafe flag(of: lock).pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
}

/// Lets a lock go.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    unsafe flag(of: lock).pointee.store(0, ordering: .releasing)
}

/// The lock's number as one that several threads may change: both are laid out as `UInt32` is.
private func flag(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Atomic<UInt32>> {
    unsafe UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self)
}
