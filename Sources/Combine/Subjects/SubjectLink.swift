// A subject at the end of a publisher.
import Foundation

/// Receives for a subject.
final class SubjectLink<S: Subject>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var subject: S?
    private var subscription: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let subject = lock.withLock { () -> S? in
            guard self.subscription == nil, let subject = self.subject else { return nil }
            self.subscription = subscription
            return subject
        }
        if let subject { subject.send(subscription: subscription) } else { subscription.cancel() }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        end().subject?.send(completion: completion)
    }

    func cancel() { end().subscription?.cancel() }

    private func end() -> (subject: S?, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (subject, subscription) = (nil, nil) }
            return (subject, subscription)
        }
    }
}
