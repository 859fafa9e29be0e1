// The value or the error of a result.

extension Result {
    /// Sends the value and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }

    /// Sends a result's value, or fails with its error.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        /// What is sent.
        public let result: Result<Success, Failure>

        /// Makes a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Makes a publisher of a value.
        public init(_ output: Success) { result = .success(output) }
        /// Makes a publisher that fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): Outlet.send(CollectionOfOne(value), .finished, to: subscriber)
            case .failure(let failure): Outlet.send([], .failure(failure), to: subscriber)
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
