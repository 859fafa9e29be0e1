// Once more after a failure.

extension Publishers {
    /// Subscribes anew where the publisher above fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        /// How often; nil is without limit.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession<Output, Failure>(subscriber)
            succession.begin()
            attempt(succession, left: retries)
        }

        private func attempt(_ succession: Succession<Output, Failure>, left: Int?) {
            succession.follow(upstream) { completion in
                if case .failure = completion, left != 0 {
                    attempt(succession, left: left.map { $0 - 1 })
                } else {
                    succession.end(completion)
                }
            }
        }
    }
}

extension Publisher {
    /// Subscribes anew where this fails, at most so often.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        precondition(retries >= 0, "a count is not negative")
        return Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
