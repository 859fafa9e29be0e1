// Up to, or from, the first value of another publisher.

extension Publishers {
    /// Sends values until another publisher sends one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession<Output, Failure>(subscriber)
            let ear = Ear<Other.Output, Other.Failure>(demand: .max(1)) { _ in
                succession.end(.finished)
            } end: { _ in
            }
            succession.begin { ear.cancel() }
            other.subscribe(ear)
            succession.follow(upstream) { succession.end($0) }
        }
    }

    /// Sends values from when another publisher has sent one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isOpen = CurrentValueSubject<Bool, Never>(false)
            let succession = Succession<Output, Failure>(subscriber)
            let ear = Ear<Other.Output, Failure>(demand: .max(1)) { _ in
                isOpen.send(true)
            } end: {
                // Without a value from it nothing will ever be sent.
                if case .failure = $0 { succession.end($0) } else if !isOpen.value { succession.end(.finished) }
            }
            succession.begin { ear.cancel() }
            other.subscribe(ear)
            succession.follow(upstream.filter { _ in isOpen.value }) { succession.end($0) }
        }
    }
}

extension Publisher {
    /// Sends values until another publisher sends one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Sends values from when another publisher has sent one.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
