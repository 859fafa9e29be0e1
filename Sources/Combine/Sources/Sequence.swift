// The elements of a sequence, one after another, as they are asked for.
import Foundation

extension Publishers {
    /// Sends a sequence's elements.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        /// What is sent.
        public let sequence: Elements

        /// Makes a publisher of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let walk = Walk<Elements, Failure>(sequence, subscriber)
            subscriber.receive(subscription: walk)
            walk.advance()
        }
    }

    /// One subscriber's way through a sequence.
    private final class Walk<Elements: Swift.Sequence, Failure: Error>: Subscription, CustomStringConvertible {
        private let lock = NSLock()
        private var iterator: Elements.Iterator
        private var next: Elements.Element?
        private var demand = Subscribers.Demand.none
        private var downstream: (any Subscriber<Elements.Element, Failure>)?
        private var isWalking = false
        let description: String

        init(_ elements: Elements, _ downstream: any Subscriber<Elements.Element, Failure>) {
            iterator = elements.makeIterator()
            next = iterator.next()
            self.downstream = downstream
            description = "\(elements)"
        }

        func request(_ demand: Subscribers.Demand) {
            lock.withLock { self.demand += demand }
            advance()
        }

        func cancel() {
            let held = lock.withLock {
                defer { downstream = nil }
                return downstream
            }
            withExtendedLifetime(held) {}
        }

        private func setWalking(_ isWalking: Bool) -> Bool {
            defer { self.isWalking = isWalking }
            return self.isWalking
        }

        /// Sends what is asked for, and the end after the last without being asked.
        func advance() {
            if lock.withLock({ setWalking(true) }) { return }
            while true {
                let step = lock.withLock { () -> (Elements.Element?, any Subscriber<Elements.Element, Failure>)? in
                    guard let downstream, next == nil || demand > 0 else {
                        isWalking = false
                        return nil
                    }
                    guard let value = next else {
                        self.downstream = nil
                        return (nil, downstream)
                    }
                    demand -= 1
                    return (value, downstream)
                }
                guard let (value, downstream) = step else { return }
                guard let value else { return downstream.receive(completion: .finished) }
                // The iterator is the walker's alone; what it calls is called outside the lock.
                next = iterator.next()
                let more = downstream.receive(value)
                lock.withLock { demand += more }
            }
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// Sends this sequence's elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
