// Values to closures.
import Foundation

extension Subscribers {
    /// Asks for everything and calls closures with it.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var isOver = false
        private var onValue: ((Input) -> Void)?
        private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// Makes a subscriber that calls these.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        /// Called with each value.
        public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }
        /// Called with the end.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { onCompletion } ?? { _ in }
        }

        public func receive(subscription: any Subscription) {
            let isTaken = lock.withLock {
                guard self.subscription == nil, !isOver else { return false }
                self.subscription = subscription
                return true
            }
            if isTaken { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            lock.withLock { onValue }?(value)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let ending = end()
            ending.completion?(completion)
        }

        /// Lets go of the publisher and of the closures.
        public func cancel() {
            end().subscription?.cancel()
        }

        // What the closures hold may end other streams when it goes, so it goes outside the lock.
        private func end() -> (
            subscription: (any Subscription)?, value: ((Input) -> Void)?,
            completion: ((Subscribers.Completion<Failure>) -> Void)?
        ) {
            lock.withLock {
                defer { (isOver, subscription, onValue, onCompletion) = (true, nil, nil, nil) }
                return (subscription, onValue, onCompletion)
            }
        }

        public var description: String { "Sink" }
    }
}

extension Publisher {
    /// Calls closures with each value and with the end, until the result is cancelled or dropped.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the result is cancelled or dropped.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
