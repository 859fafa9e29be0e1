// A failure.

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// How it fails.
    public let error: Failure

    /// Makes a publisher that fails.
    public init(error: Failure) { self.error = error }

    /// Makes a publisher that fails, of the given output.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Output: Sendable {}
