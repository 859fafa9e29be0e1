// The last value.

extension Publishers {
    /// Sends the last value, when all have come.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.step(to: subscriber, takesAll: true) {
                last = $0
                return .skip
            } end: {
                .atEnd($0, last)
            }
        }
    }

    /// Sends the last value that a closure wants, when all have come.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.step(to: subscriber, takesAll: true) { [predicate] in
                if predicate($0) { last = $0 }
                return .skip
            } end: {
                .atEnd($0, last)
            }
        }
    }

    /// As `LastWhere`, and fails when the closure throws.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            var last: Output?
            upstream.tryStep(to: subscriber, takesAll: true) { [predicate] in
                if try predicate($0) { last = $0 }
                return .skip
            } end: {
                .atEnd($0, last)
            }
        }
    }
}

extension Publisher {
    /// Sends the last value, when all have come.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Sends the last value that a closure wants, when all have come.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// As `last(where:)`, and fails when the closure throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
