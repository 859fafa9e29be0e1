// Passes everything on, and says so.
import Foundation

/// What passes between a publisher and a subscriber, in both directions.
final class Watch<Output, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
    private let lock = NSLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var upstream: (any Subscription)?
    private let subscribed: ((any Subscription) -> Void)?
    private let output: ((Output) -> Void)?
    private let completed: ((Subscribers.Completion<Failure>) -> Void)?
    private let cancelled: (() -> Void)?
    private let requested: ((Subscribers.Demand) -> Void)?
    /// More that was asked for while a value was received.
    private let returned: ((Subscribers.Demand) -> Void)?

    init(
        _ downstream: any Subscriber<Output, Failure>, subscribed: ((any Subscription) -> Void)? = nil,
        output: ((Output) -> Void)? = nil, completed: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        cancelled: (() -> Void)? = nil, requested: ((Subscribers.Demand) -> Void)? = nil,
        returned: ((Subscribers.Demand) -> Void)? = nil
    ) {
        self.downstream = downstream
        self.subscribed = subscribed
        self.output = output
        self.completed = completed
        self.cancelled = cancelled
        self.requested = requested
        self.returned = returned
    }

    func receive(subscription: any Subscription) {
        receive(subscription: subscription) { $0 }
    }

    /// As above; the subscriber is given what `face` makes of this.
    func receive(subscription: any Subscription, face: (Watch) -> any Subscription) {
        subscribed?(subscription)
        let downstream = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
            guard upstream == nil, let downstream = self.downstream else { return nil }
            upstream = subscription
            return downstream
        }
        if let downstream { downstream.receive(subscription: face(self)) } else { subscription.cancel() }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ downstream }) else { return .none }
        output?(input)
        let more = downstream.receive(input)
        if more > 0 { returned?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard let downstream = end().downstream else { return }
        completed?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        requested?(demand)
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        let ending = end()
        guard let upstream = ending.upstream else { return }
        cancelled?()
        withExtendedLifetime(ending.downstream) { upstream.cancel() }
    }

    private func end() -> (downstream: (any Subscriber<Output, Failure>)?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }

    var description: String { lock.withLock { upstream }.map { "\($0)" } ?? "Watch" }
}
