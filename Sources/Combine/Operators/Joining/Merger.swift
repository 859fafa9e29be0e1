// Several publishers at once for one subscriber, in the order in which their values come.
import Foundation

/// Takes from many, and asks each for no more than it can send on.
final class Merger<Output, Failure: Error> {
    private let outlet: Outlet<Output, Failure>
    private let lock = NSLock()
    private var ears: [ObjectIdentifier: Ear<Output, Failure>] = [:]
    /// Whether more publishers may come.
    private var isOpen = true
    private var isOver = false
    /// Whether the subscriber wants whatever comes; then each publisher is asked for everything.
    private var isUnlimited = false

    init(_ downstream: any Subscriber<Output, Failure>) { outlet = Outlet(downstream) }

    /// Gives the subscriber its subscription; `onEnd` is called when it cancels or a publisher fails.
    func begin(onEnd: @escaping () -> Void) {
        outlet.begin(
            onRequest: { demand in if demand == .unlimited { self.lift() } },
            onEnd: {
                self.stop()
                onEnd()
            }
        )
    }

    /// Takes from one more publisher; `ended` is called when that one has finished.
    func add<P: Publisher>(_ publisher: P, ended: @escaping () -> Void = {})
    where P.Output == Output, P.Failure == Failure {
        var id: ObjectIdentifier?
        let ear = Ear<Output, Failure>(
            value: { [weak self] value in self?.take(value, from: id) },
            end: { [weak self] in self?.close(id, $0, ended) }
        )
        id = ObjectIdentifier(ear)
        let demand = lock.withLock { () -> Subscribers.Demand? in
            guard !isOver else { return nil }
            ears[ObjectIdentifier(ear)] = ear
            return isUnlimited ? .unlimited : .max(1)
        }
        guard let demand else { return }
        ear.request(demand)
        publisher.subscribe(ear)
    }

    /// No more publishers come; the stream ends with those that are there.
    func close() {
        let isDone = lock.withLock {
            isOpen = false
            return ears.isEmpty
        }
        if isDone { outlet.finish() }
    }

    func fail(_ failure: Failure) {
        outlet.end(.failure(failure))
    }

    private func take(_ value: Output, from id: ObjectIdentifier?) {
        let (ear, isUnlimited) = lock.withLock { (id.flatMap { ears[$0] }, self.isUnlimited) }
        outlet.offer(value, sent: isUnlimited ? nil : { ear?.request(.max(1)) })
    }

    private func close(
        _ id: ObjectIdentifier?, _ completion: Subscribers.Completion<Failure>, _ ended: () -> Void
    ) {
        if case .failure = completion { return outlet.end(completion) }
        let isDone = lock.withLock {
            if let id { ears[id] = nil }
            return !isOpen && ears.isEmpty
        }
        if isDone { outlet.finish() } else { ended() }
    }

    private func lift() {
        let all = lock.withLock { () -> [Ear<Output, Failure>] in
            defer { isUnlimited = true }
            return isUnlimited ? [] : Array(ears.values)
        }
        for ear in all { ear.request(.unlimited) }
    }

    private func stop() {
        let all = lock.withLock {
            isOver = true
            defer { ears = [:] }
            return ears
        }
        for ear in all.values { ear.cancel() }
    }
}
