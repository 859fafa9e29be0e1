// The connection of a subscriber to a publisher.

/// Asks a publisher for values, for one subscriber, until it is cancelled.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for that many values more.
    func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that are there for the taking.
public enum Subscriptions {
    /// A subscription through which nothing comes.
    public static var empty: any Subscription { Nothing() }

    private struct Nothing: Subscription, CustomStringConvertible {
        let combineIdentifier = CombineIdentifier()
        var description: String { "Empty" }
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}
