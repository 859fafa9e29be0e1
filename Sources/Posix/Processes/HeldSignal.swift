// A signal that waits until it is asked for, in programs without a loop.
import CPosix

/// Keeps a signal from ending the process, until it has come once or nobody holds it any more.
package final class HeldSignal {
    private let signal: Signal
    private var isHeld: Bool

    /// Holds it for this thread, unless the process ignores it or somebody holds it already. `pthread_sigmask`
    package init(_ signal: Signal) {
        self.signal = signal
        isHeld = cposix_signal_hold(signal.rawValue) != 0
    }

    deinit {
        if isHeld { cposix_signal_release(signal.rawValue) }
    }

    /// Whether it has come; from then on it does what it does to any process. `sigtimedwait`
    package func hasCome() -> Bool {
        guard isHeld, cposix_signal_take(signal.rawValue) != 0 else { return false }
        cposix_signal_release(signal.rawValue)
        isHeld = false
        return true
    }
}
