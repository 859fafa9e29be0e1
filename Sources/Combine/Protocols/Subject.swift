// Publishers that are told what to send.

/// A publisher that sends what it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value.
    func send(_ value: Output)
    /// Sends the end; what comes later is dropped.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes a subscription whose values the subject will send.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Tells subscribers that something happened.
    public func send() { send(()) }
}
