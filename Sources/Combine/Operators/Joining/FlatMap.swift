// A publisher for each value.
import Foundation

extension Publishers {
    /// Sends what the publishers send that a closure makes of each value.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        /// How many of them at once.
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger<Output, Failure>(subscriber)
            let isLimited = maxPublishers != .unlimited
            // The ear asks for the next value when a publisher has ended.
            let next = Later<Ear<Upstream.Output, Failure>>()
            let ear = Ear<Upstream.Output, Failure>(demand: maxPublishers) { [transform] value in
                merger.add(transform(value)) { if isLimited { next.value?.request(.max(1)) } }
            } end: {
                switch $0 {
                case .finished: merger.close()
                case .failure(let failure): merger.fail(failure)
                }
            }
            next.value = ear
            merger.begin { ear.cancel() }
            upstream.subscribe(ear)
        }
    }
}

/// A reference that is set once both ends are there.
final class Later<Object: AnyObject> {
    weak var value: Object?
}

extension Publisher {
    /// Sends what the publishers send that a closure makes of each value; so many of them at once.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// As above, of publishers that cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Failure == Never {
    /// As above, where only the new publishers can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform
        )
    }

    /// As above, where nothing can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
