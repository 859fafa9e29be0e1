// How many values; or only that they have ended.

extension Publishers {
    /// Sends how many values came, when all have come.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
            var count = 0
            upstream.step(to: subscriber, takesAll: true) { _ in
                count += 1
                return .skip
            } end: {
                .atEnd($0, count)
            }
        }
    }

    /// Sends no value, only the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
            upstream.step(to: subscriber, takesAll: true) { _ in .skip }
        }
    }
}

extension Publisher {
    /// Sends how many values came, when all have come.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    /// Sends no value, only the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}
extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
