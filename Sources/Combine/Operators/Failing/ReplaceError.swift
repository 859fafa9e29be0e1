// A value in the place of an error.

extension Publishers {
    /// Sends a value and finishes, where the publisher above fails.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            let output = output
            upstream.subscribe(
                Steps(
                    subscriber, step: { .send($0) },
                    end: { (completion: Subscribers.Completion<Upstream.Failure>) in
                        guard case .failure = completion else { return Ending(.finished) }
                        return Ending(.finished, after: output)
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Sends a value and finishes, where this fails.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}
