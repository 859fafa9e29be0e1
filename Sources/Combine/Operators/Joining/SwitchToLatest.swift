// The newest of several publishers.
import Foundation

extension Publishers {
    /// Sends what the newest of the publishers sends that come from above.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession<Output, Failure>(subscriber)
            let state = SwitchState()
            let ear = Ear<P, Failure>(demand: .unlimited) { newest in
                let turn = state.begin()
                succession.follow(newest) { completion in
                    switch completion {
                    case .finished: if state.end(turn) { succession.end(.finished) }
                    case .failure: succession.end(completion)
                    }
                }
            } end: { completion in
                switch completion {
                case .finished: if state.close() { succession.end(.finished) }
                case .failure: succession.end(completion)
                }
            }
            succession.begin { ear.cancel() }
            upstream.subscribe(ear)
        }
    }
}

/// Whether a publisher is being followed, and whether another may come.
private final class SwitchState {
    private let lock = NSLock()
    private var turn = 0
    private var isFollowing = false
    private var isClosed = false

    func begin() -> Int {
        lock.withLock {
            turn += 1
            isFollowing = true
            return turn
        }
    }

    /// Whether this was the end of all.
    func end(_ turn: Int) -> Bool {
        lock.withLock {
            if turn == self.turn { isFollowing = false }
            return isClosed && !isFollowing
        }
    }

    /// Whether this was the end of all.
    func close() -> Bool {
        lock.withLock {
            isClosed = true
            return !isFollowing
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends what the newest of these publishers sends.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Sends what the newest of these publishers sends, which alone can fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends what the newest of these publishers sends, which cannot fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
    /// Sends what the newest of these publishers sends; nothing can fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
