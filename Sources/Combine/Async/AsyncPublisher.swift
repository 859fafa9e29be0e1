// Publishers in `for await` loops.

/// The values of a publisher that cannot fail, one after another.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Asks for one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output
        private let mailbox = Mailbox<P.Output>()

        init(_ publisher: P) { publisher.subscribe(Mailbox<P.Output>.Slot<Never>(mailbox)) }

        public mutating func next() async -> P.Output? { await next(isolation: nil) }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            // Nothing fails here.
            try? await mailbox.next(isolation: actor)
        }
    }
}

/// The values of a publisher that may fail, one after another; its failure is thrown.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Asks for one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output
        private let mailbox = Mailbox<P.Output>()

        init(_ publisher: P) { publisher.subscribe(Mailbox<P.Output>.Slot<P.Failure>(mailbox)) }

        public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> P.Output? {
            try await mailbox.next(isolation: actor)
        }
    }
}

extension Publisher where Failure == Never {
    /// The values, one after another.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, one after another; a failure is thrown.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
