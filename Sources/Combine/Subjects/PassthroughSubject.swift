// A subject without memory.

/// Sends what it is given to those who are there and have asked for it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let seats = Seats<Output, Failure>()
    private let feeds = Feeds()

    /// Makes a subject without subscribers.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        seats.add(subscriber)
    }

    public func send(_ input: Output) { seats.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { seats.finish(completion) }
    public func send(subscription: any Subscription) { feeds.add(subscription) }
}
