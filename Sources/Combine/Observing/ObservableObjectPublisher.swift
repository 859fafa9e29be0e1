// Says that an object will change.

/// Announces that an object will change.
public final class ObservableObjectPublisher: Publisher, Sendable {
    public typealias Output = Void
    public typealias Failure = Never
    private let seats = Seats<Void, Never>()

    /// Makes a publisher without subscribers.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        seats.add(subscriber)
    }

    /// Tells the subscribers.
    public func send() { seats.send(()) }
}
