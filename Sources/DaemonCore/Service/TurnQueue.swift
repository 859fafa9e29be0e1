// Work that takes a while, a piece a turn of the loop: whoever asks for much does not delay those who ask for little.
import Posix

/// Pieces of work in the order in which they came.
@MainActor final class TurnQueue {
    private let loop: EventLoop
    private var waiting: [EventLoop.Work] = []
    private var isBusy = false

    /// How many pieces may wait.
    static let limit = 64

    init(loop: EventLoop) {
        self.loop = loop
    }

    /// Does a piece now when none was done in this turn, else in a later one; false when too many wait.
    func add(_ work: @escaping EventLoop.Work) -> Bool {
        if waiting.count >= Self.limit { return false }
        waiting.append(work)
        if !isBusy { doNext() }
        return true
    }

    private func doNext() {
        isBusy = !waiting.isEmpty
        if waiting.isEmpty { return }
        let work = waiting.removeFirst()
        // A deadline that has passed comes after all that is ready now.
        loop.schedule(afterSeconds: 0) { [unowned self] in doNext() }
        work()
    }
}
