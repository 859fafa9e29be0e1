// How a stream ends.

extension Subscribers {
    /// The end of what a publisher sends.
    public enum Completion<Failure: Error> {
        /// All has been sent.
        case finished
        /// The publisher failed.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
    /// The same end with another error.
    func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
        switch self {
        case .finished: .finished
        case .failure(let failure): .failure(transform(failure))
        }
    }

    /// The same end with an error of any type.
    var anyFailure: Subscribers.Completion<any Error> { mapFailure { $0 } }
}
