// What sends values over time.

/// Sends values, and at most one completion, to those who subscribe.
public protocol Publisher<Output, Failure> {
    /// What is sent.
    associatedtype Output
    /// How it may fail; `Never` where it cannot.
    associatedtype Failure: Error

    /// Takes a subscriber on: it is given a subscription, and what it asks for through that.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Connects a subscriber to this publisher.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Has a subject send what this publisher sends, until the result is cancelled or dropped.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
        let link = SubjectLink(subject)
        receive(subscriber: link)
        return AnyCancellable(link)
    }
}

/// The operators' types.
public enum Publishers {}
