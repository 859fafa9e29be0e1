// The value of an optional.

extension Optional {
    /// Sends the value, if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }

    /// Sends an optional's value, if there is one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        /// What is sent.
        public let output: Wrapped?

        /// Makes a publisher of at most one value.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            Outlet.send(output.map { [$0] } ?? [], .finished, to: subscriber)
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
