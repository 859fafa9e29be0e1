// Values to a property of an object.
import Foundation

extension Subscribers {
    /// Asks for everything and sets a property to it.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var isOver = false
        private var root: Root?
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Makes a subscriber that sets a property of an object, which it holds until the end.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// The object; nil after the end.
        public var object: Root? { lock.withLock { root } }

        public func receive(subscription: any Subscription) {
            let isTaken = lock.withLock {
                guard self.subscription == nil, !isOver else { return false }
                self.subscription = subscription
                return true
            }
            if isTaken { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) { _ = end() }

        /// Lets go of the publisher and of the object.
        public func cancel() { end().subscription?.cancel() }

        // The object may be freed by this, so it goes outside the lock.
        private func end() -> (subscription: (any Subscription)?, root: Root?) {
            lock.withLock {
                defer { (isOver, subscription, root) = (true, nil, nil) }
                return (subscription, root)
            }
        }

        public var description: String { "Assign \(Root.self)" }
    }
}

extension Publisher where Failure == Never {
    /// Sets an object's property to each value, until the result is cancelled or dropped; the object is held meanwhile.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
