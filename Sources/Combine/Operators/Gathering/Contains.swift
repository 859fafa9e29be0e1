// Whether a value is among them.

extension Publishers {
    /// Sends true at the first value that equals another, or false at the end.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            upstream.step(to: subscriber, takesAll: true) { [output] in
                $0 == output ? .last(true) : .skip
            } end: {
                .atEnd($0, false)
            }
        }
    }

    /// Sends true at the first value that a closure accepts, or false at the end.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
            upstream.step(to: subscriber, takesAll: true) { [predicate] in
                predicate($0) ? .last(true) : .skip
            } end: {
                .atEnd($0, false)
            }
        }
    }

    /// As `ContainsWhere`, and fails when the closure throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
            upstream.tryStep(to: subscriber, takesAll: true) { [predicate] in
                try predicate($0) ? .last(true) : .skip
            } end: {
                .atEnd($0, false)
            }
        }
    }
}

extension Publisher where Output: Equatable {
    /// Sends true at the first value that equals another, or false at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Sends true at the first value that a closure accepts, or false at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// As `contains(where:)`, and fails when the closure throws.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
