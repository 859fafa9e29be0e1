// Publishers that wait to be started.

/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending, until the result is cancelled.
    func connect() -> any Cancellable
}
