// The least and the greatest value.

extension Publishers {
    /// Sends the value that goes before, or after, all others, when all have come.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        /// Whether the first takes the second's place.
        public let areInIncreasingOrder: (Output, Output) -> Bool

        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var most: Output?
            upstream.step(to: subscriber, takesAll: true) { [areInIncreasingOrder] value in
                most = most.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
                return .skip
            } end: {
                .atEnd($0, most)
            }
        }
    }

    /// As `Comparison`, and fails when the closure throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        /// Whether the first takes the second's place.
        public let areInIncreasingOrder: (Output, Output) throws -> Bool

        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            var most: Output?
            upstream.tryStep(to: subscriber, takesAll: true) { [areInIncreasingOrder] value in
                most = try most.map { try areInIncreasingOrder($0, value) ? value : $0 } ?? value
                return .skip
            } end: {
                .atEnd($0, most)
            }
        }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the least value, when all have come.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }

    /// Sends the greatest value, when all have come.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Sends the least value in a closure's order, when all have come.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// As `min(by:)`, and fails when the closure throws.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends the greatest value in a closure's order, when all have come.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// As `max(by:)`, and fails when the closure throws.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
