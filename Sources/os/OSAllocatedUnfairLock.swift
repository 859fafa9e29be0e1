// A lock that guards a value, by the name that it has on Apple's systems.
import Synchronization

/// A lock around a state.
public final class OSAllocatedUnfairLock<State: Sendable>: Sendable {
    private let state: Mutex<State>

    /// Makes an open lock around a state.
    public init(initialState: State) {
        state = Mutex(initialState)
    }

    /// Runs a closure on the state while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try state.withLock { state in try body(&state) }
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
}
