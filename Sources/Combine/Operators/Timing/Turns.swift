// Which of several closures that wait for their moment is still wanted.
import Foundation

/// A count that tells a newer turn from those before.
// Proof: the count is read and written under the lock.
final class Turns: @unchecked Sendable {
    private let lock = NSLock()
    private var current = 0

    /// Begins a turn; those before are over.
    @discardableResult
    func next() -> Int {
        lock.withLock {
            current += 1
            return current
        }
    }

    /// Whether no later turn has begun.
    func isCurrent(_ turn: Int) -> Bool { lock.withLock { turn == current } }
}
