// The closures that listen to a value, called in the order in which they came.
import Synchronization

/// Who listens to values of a type.
final class Listeners<Value>: Sendable {
    // Proof: a closure is only stored, and called by the thread that sends; Combine's contract leaves it to the
    // author on which thread that is.
    private struct Listener: @unchecked Sendable { let receive: (Value) -> Void }
    private struct State {
        var next = 0
        var all: [(id: Int, listener: Listener)] = []
    }
    private let state = Mutex(State())

    func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
        let listener = Listener(receive: receive)
        let id = state.withLock { state in
            state.next += 1
            state.all.append((state.next, listener))
            return state.next
        }
        return AnyCancellable { [weak self] in
            self?.state.withLock { state in state.all.removeAll { $0.id == id } }
        }
    }

    func send(_ value: Value) {
        for (_, listener) in state.withLock({ $0.all }) { listener.receive(value) }
    }
}
