// Listens to a publisher for an operator that has more than one.
import Foundation

/// A subscriber made of closures, which is asked for more from outside.
final class Ear<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var asked: Subscribers.Demand
    private var onValue: ((Input) -> Void)?
    private var onEnd: ((Subscribers.Completion<Failure>) -> Void)?

    /// Asks for `demand` as soon as it is subscribed.
    init(
        demand: Subscribers.Demand = .none, value: @escaping (Input) -> Void,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        asked = demand
        onValue = value
        onEnd = end
    }

    func receive(subscription: any Subscription) {
        let demand = lock.withLock { () -> Subscribers.Demand? in
            guard self.subscription == nil, !isOver else { return nil }
            self.subscription = subscription
            return asked
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { onValue }?(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { close().end?(completion) }

    /// Asks for more, now or as soon as it is subscribed.
    func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock { () -> (any Subscription)? in
            if self.subscription == nil { asked += demand }
            return self.subscription
        }
        subscription?.request(demand)
    }

    func cancel() { close().subscription?.cancel() }

    private func close() -> (
        subscription: (any Subscription)?, value: Any?, end: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        lock.withLock {
            defer { (isOver, subscription, onValue, onEnd) = (true, nil, nil, nil) }
            return (subscription, onValue, onEnd)
        }
    }
}
