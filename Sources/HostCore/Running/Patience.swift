// How a caller's timeout is kept: the answer takes its way, too, and a daemon may be stuck.
import Posix

/// What becomes of the seconds that somebody waits at most.
package struct Patience: Hashable, Sendable {
    /// Within so many seconds the answer must be there, or the daemon must say what it has.
    package let answer: Double
    /// After so many nothing is waited for any more.
    package let whole: Double

    /// Within less than a second no daemon could say anything.
    package init(_ timeout: Double) {
        answer = timeout - min(0.5, timeout / 4)
        whole = max(timeout, 1)
    }
}

extension Clock {
    /// The monotonic instant that comes in so many seconds.
    static func monotonicNow(after seconds: Double) -> Int64 { monotonicNow() + Int64(seconds * 1e9) }
}
