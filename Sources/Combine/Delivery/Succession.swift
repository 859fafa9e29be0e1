// One publisher after another for the same subscriber: what the first was not asked for goes to the next.
import Foundation

/// A subscription whose publisher changes.
final class Succession<Output, Failure: Error>: Subscription {
    private let lock = NSLock()
    /// Held while the subscriber is called: two publishers may send on two threads where one takes the other's place.
    private let delivery = NSRecursiveLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var wanted = Subscribers.Demand.none
    private var current: (any Subscription)?
    /// Counts the publishers; what an earlier one still sends is dropped.
    private var turn = 0
    private var onEnd: (() -> Void)?

    init(_ downstream: any Subscriber<Output, Failure>) { self.downstream = downstream }

    /// Gives the subscriber its subscription; `onEnd` is called once when it has cancelled or the stream has ended.
    func begin(onEnd: (() -> Void)? = nil) {
        let downstream = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
            self.onEnd = onEnd
            return self.downstream
        }
        downstream?.receive(subscription: self)
    }

    /// Takes what a publisher sends from now on, and no longer what the one before does; `then` is called at its end.
    func follow<P: Publisher>(_ next: P, then: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Output {
        let (turn, former) = lock.withLock { () -> (Int, (any Subscription)?) in
            self.turn += 1
            defer { current = nil }
            return (self.turn, current)
        }
        former?.cancel()
        next.subscribe(Leg(self, turn: turn, then: then))
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let held = clear()
        held.current?.cancel()
        held.onEnd?()
        delivery.withLock { held.downstream?.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        let current = lock.withLock { () -> (any Subscription)? in
            wanted += demand
            return self.current
        }
        current?.request(demand)
    }

    func cancel() {
        let held = clear()
        held.current?.cancel()
        held.onEnd?()
    }

    private func clear() -> (
        downstream: (any Subscriber<Output, Failure>)?, current: (any Subscription)?, onEnd: (() -> Void)?
    ) {
        lock.withLock {
            turn += 1
            defer { (downstream, current, onEnd) = (nil, nil, nil) }
            return (downstream, current, onEnd)
        }
    }

    private func start(_ subscription: any Subscription, turn: Int) {
        let demand = lock.withLock { () -> Subscribers.Demand? in
            guard turn == self.turn, current == nil, downstream != nil else { return nil }
            current = subscription
            return wanted
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    private func pass(_ value: Output, turn: Int) -> Subscribers.Demand {
        delivery.withLock {
            let downstream = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
                guard turn == self.turn else { return nil }
                wanted -= 1
                return self.downstream
            }
            let more = downstream?.receive(value) ?? .none
            return lock.withLock {
                wanted += more
                return turn == self.turn ? more : .none
            }
        }
    }

    /// Whether it was this one's turn.
    private func finish(turn: Int) -> Bool {
        lock.withLock {
            guard turn == self.turn else { return false }
            current = nil
            return true
        }
    }

    /// Receives from one of the publishers.
    private final class Leg<Fault: Error>: Subscriber {
        private let succession: Succession
        private let turn: Int
        private let then: (Subscribers.Completion<Fault>) -> Void

        init(_ succession: Succession, turn: Int, then: @escaping (Subscribers.Completion<Fault>) -> Void) {
            self.succession = succession
            self.turn = turn
            self.then = then
        }

        func receive(subscription: any Subscription) { succession.start(subscription, turn: turn) }
        func receive(_ input: Output) -> Subscribers.Demand { succession.pass(input, turn: turn) }
        func receive(completion: Subscribers.Completion<Fault>) {
            if succession.finish(turn: turn) { then(completion) }
        }
    }
}
