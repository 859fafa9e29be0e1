// Who receives what a publisher sends.

/// Receives a subscription, then the values that it asked for, then perhaps a completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What is received.
    associatedtype Input
    /// How the publisher may fail.
    associatedtype Failure: Error

    /// Receives the subscription; nothing is sent before something is asked for with it.
    func receive(subscription: any Subscription)
    /// Receives a value, and says how many more than before are wanted.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end: nothing follows it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives that something happened.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// Types that go with subscribers.
public enum Subscribers {}
