// One value.

/// Sends one value and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    /// What is sent.
    public let output: Output

    /// Makes a publisher of one value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Outlet.send(CollectionOfOne(output), .finished, to: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
