// A subject that has a value.
import Foundation

/// Sends its value to those who come, and each new one to all.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let lock = NSLock()
    private var current: Output
    private let seats = Seats<Output, Failure>()
    private let feeds = Feeds()

    /// Makes a subject with its first value.
    public init(_ value: Output) { current = value }

    /// The value; a new one is sent.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        seats.add(subscriber, keepsNewest: true) { value }
    }

    public func send(_ input: Output) {
        // The value before goes outside the lock: freeing it may call anybody.
        var former: Output?
        seats.send(input) { lock.withLock { (former, current) = (current, input) } }
        withExtendedLifetime(former) {}
    }

    public func send(completion: Subscribers.Completion<Failure>) { seats.finish(completion) }
    public func send(subscription: any Subscription) { feeds.add(subscription) }
}
