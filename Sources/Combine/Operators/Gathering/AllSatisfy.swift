// Whether all values are as they should be.

extension Publishers {
    /// Sends false at the first value that a closure refuses, or true at the end.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
                predicate($0) ? .skip : .last(false)
            } end: {
                .atEnd($0, true)
            }
        }
    }

    /// As `AllSatisfy`, and fails when the closure throws.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
                try predicate($0) ? .skip : .last(false)
            } end: {
                .atEnd($0, true)
            }
        }
    }
}

extension Publisher {
    /// Sends false at the first value that a closure refuses, or true at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// As `allSatisfy`, and fails when the closure throws.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
