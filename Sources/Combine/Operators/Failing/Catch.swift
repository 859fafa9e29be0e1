// Another publisher in the place of an error.

extension Publishers {
    /// Goes on with another publisher where the first fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession<Output, Failure>(subscriber)
            succession.begin()
            succession.follow(upstream) { [handler] completion in
                switch completion {
                case .finished: succession.end(.finished)
                case .failure(let failure): succession.follow(handler(failure)) { succession.end($0) }
                }
            }
        }
    }

    /// As `Catch`, and fails when the closure throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let succession = Succession<Output, any Error>(subscriber)
            succession.begin()
            succession.follow(upstream) { [handler] completion in
                switch completion {
                case .finished: succession.end(.finished)
                case .failure(let failure):
                    do {
                        succession.follow(try handler(failure)) { succession.end($0.anyFailure) }
                    } catch {
                        succession.end(.failure(error))
                    }
                }
            }
        }
    }
}

extension Publisher {
    /// Goes on with another publisher where this fails.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// As `catch`, and fails when the closure throws.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
