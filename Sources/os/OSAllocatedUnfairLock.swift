// A lock that guards a value, by the name that it has on Apple's systems.
import Foundation

/// A lock around a state.
// Proof: the state is read and written only by who holds the lock.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let gate = NSLock()
    private var state: State

    /// Makes an open lock around a state.
    public init(initialState: State) where State: Sendable {
        state = initialState
    }

    /// Makes an open lock around a state that nobody checks.
    public init(uncheckedState: State) {
        state = uncheckedState
    }

    /// Runs a closure on the state while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a closure that nobody checks on the state while the lock is held.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        gate.lock()
        defer { gate.unlock() }
        return try body(&state)
    }

    /// Runs a closure on the state if nobody holds the lock.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard gate.try() else { return nil }
        defer { gate.unlock() }
        return try body(&state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes an open lock.
    public convenience init() {
        self.init(initialState: ())
    }

    /// Runs a closure while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLock { (_: inout Void) in try body() }
    }

    /// Waits until the lock is free, and holds it.
    public func lock() { gate.lock() }
    /// Holds the lock if it is free.
    public func lockIfAvailable() -> Bool { gate.try() }
    /// Lets the lock go.
    public func unlock() { gate.unlock() }
}
