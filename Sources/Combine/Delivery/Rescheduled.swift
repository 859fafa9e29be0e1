// Values and the end, sent from another place or later.
import Foundation

/// Passes everything on as a scheduler runs it, in the order in which it came.
final class Rescheduled<Output, Failure: Error>: Subscriber, Subscription {
    private enum Event {
        case value(Output)
        case end(Subscribers.Completion<Failure>)
    }
    private let lock = NSLock()
    /// Held while the subscriber is called: a queue may run several closures at once.
    private let delivery = NSRecursiveLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var upstream: (any Subscription)?
    private var events: [Event] = []
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: any Subscriber<Output, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
            guard upstream == nil, let downstream = self.downstream else { return nil }
            upstream = subscription
            return downstream
        }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
        add(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { add(.end(completion)) }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        let held = lock.withLock { () -> ((any Subscription)?, Any?, Any) in
            defer { (upstream, downstream, events) = (nil, nil, []) }
            return (upstream, downstream, events)
        }
        withExtendedLifetime(held) { held.0?.cancel() }
    }

    private func add(_ event: Event) {
        let isWanted = lock.withLock {
            if downstream != nil { events.append(event) }
            return downstream != nil
        }
        if isWanted { schedule { self.sendNext() } }
    }

    private func sendNext() {
        delivery.withLock {
            let next = lock.withLock { () -> (Event, any Subscriber<Output, Failure>)? in
                guard let downstream, !events.isEmpty else { return nil }
                let event = events.removeFirst()
                if case .end = event { (self.downstream, upstream) = (nil, nil) }
                return (event, downstream)
            }
            guard let (event, downstream) = next else { return }
            switch event {
            case .value(let value):
                let more = downstream.receive(value)
                if more > 0 { request(more) }
            case .end(let completion): downstream.receive(completion: completion)
            }
        }
    }
}
