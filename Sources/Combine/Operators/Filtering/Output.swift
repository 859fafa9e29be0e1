// The values at some places.

extension Publishers {
    /// Sends the values whose places lie in a range.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let range: CountableRange<Int>

        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                // Nobody is asked for values of which none is wanted.
                return Outlet.send([], .finished, to: subscriber)
            }
            var place = 0
            upstream.step(to: subscriber) { [range] value in
                defer { place += 1 }
                if place < range.lowerBound { return .skip }
                return place + 1 < range.upperBound ? .send(value) : .last(value)
            }
        }
    }
}

extension Publisher {
    /// Sends the value at a place, counted from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        precondition(index >= 0, "a place is not negative")
        return Publishers.Output(upstream: self, range: index..<index + 1)
    }

    /// Sends the values at places, counted from 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
