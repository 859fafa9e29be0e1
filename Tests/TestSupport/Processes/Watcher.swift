// A thread that looks at the same thing again and again until a test is over, and remembers what was wrong.
import Foundation
import Synchronization

/// Repeats a look in a thread of its own.
package final class Watcher: Sendable {
    private struct State {
        var isOver = false
        var looks = 0
        var problems: [String] = []
    }
    private let state = Mutex(State())
    private let ended = DispatchSemaphore(value: 0)

    /// Starts to look; each look returns what is wrong.
    package init(_ look: @escaping @Sendable () -> [String]) {
        let thread = Thread { [self] in
            while !state.withLock({ $0.isOver }) {
                let problems = look()
                state.withLock {
                    $0.looks += 1
                    $0.problems += problems
                }
            }
            ended.signal()
        }
        thread.name = "watcher"
        thread.start()
    }

    /// Ends the looking; how often it looked, and what was wrong.
    package func finish() -> (looks: Int, problems: [String]) {
        state.withLock { $0.isOver = true }
        ended.wait()
        return state.withLock { ($0.looks, $0.problems) }
    }
}
