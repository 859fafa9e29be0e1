// Arrays of values.

extension Publishers {
    /// Sends all values in one array, when all have come.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var all: Output = []
            upstream.step(to: subscriber, takesAll: true) {
                all.append($0)
                return .skip
            } end: {
                .atEnd($0, all)
            }
        }
    }

    /// Sends arrays of so many values; the last may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var some: Output = []
            upstream.step(to: subscriber) { [count] in
                some.append($0)
                guard some.count == count else { return .skip }
                defer { some = [] }
                return .send(some)
            } end: {
                .atEnd($0, some.isEmpty ? nil : some)
            }
        }
    }
}

extension Publisher {
    /// Sends all values in one array, when all have come.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Sends arrays of so many values; the last may be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "an array has at least one value")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
