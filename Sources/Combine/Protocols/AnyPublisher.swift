// A publisher without its type.

/// Sends what another publisher sends, and says nothing of that one's type.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let base: any Publisher<Output, Failure>

    /// Hides a publisher's type.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        base = (publisher as? AnyPublisher)?.base ?? publisher
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        base.receive(subscriber: subscriber)
    }

    public var description: String { "AnyPublisher" }
}

extension Publisher {
    /// Hides this publisher's type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
