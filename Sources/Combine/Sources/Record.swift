// Values and an end that were written down.

/// Sends what was recorded.
public struct Record<Output, Failure: Error>: Publisher {
    /// What is sent.
    public let recording: Recording

    /// Records what a closure says.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Sends a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Sends these values and this end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Outlet.send(recording.output, recording.completion, to: subscriber)
    }

    /// Values and an end.
    public struct Recording {
        public typealias Input = Output
        /// The values.
        public private(set) var output: [Output]
        /// The end.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isOver = false

        /// Makes a recording of nothing.
        public init() { self.init(output: [], completion: .finished) }

        /// Makes a recording of these.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
        }

        /// Adds a value.
        public mutating func receive(_ input: Output) {
            precondition(!isOver, "nothing is received after the completion")
            output.append(input)
        }

        /// Sets the end.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isOver, "a completion is received once")
            isOver = true
            self.completion = completion
        }
    }
}
