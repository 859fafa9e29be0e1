// The values of several publishers, one of each.
import Foundation

extension Publishers {
    /// Sends the first values of two publishers, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let pairs = Pairs<A.Output, B.Output, Failure>(subscriber)
            let earA = Ear<A.Output, Failure>(value: { pairs.take(a: $0) }, end: { pairs.end(a: true, $0) })
            let earB = Ear<B.Output, Failure>(value: { pairs.take(b: $0) }, end: { pairs.end(a: false, $0) })
            pairs.begin {
                earA.request($0)
                earB.request($0)
            } stop: {
                earA.cancel()
                earB.cancel()
            }
            a.subscribe(earA)
            b.subscribe(earB)
        }
    }

    /// As `Zip`, of three.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
        }
    }

    /// As `Zip`, of four.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip<A, B>(a, b), Zip<C, D>(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
        }
    }
}

/// Values that wait for their partners. It asks each publisher for as many as its subscriber asked for.
private final class Pairs<A, B, Failure: Error> {
    private let outlet: Outlet<(A, B), Failure>
    private let lock = NSLock()
    private var waitingA: [A] = []
    private var waitingB: [B] = []
    private var isOverA = false
    private var isOverB = false
    private var stop: (() -> Void)?

    init(_ downstream: any Subscriber<(A, B), Failure>) { outlet = Outlet(downstream) }

    func begin(request: @escaping (Subscribers.Demand) -> Void, stop: @escaping () -> Void) {
        lock.withLock { self.stop = stop }
        outlet.begin(onRequest: request, onEnd: { self.halt() })
    }

    func take(a value: A) { pair { waitingA.append(value) } }
    func take(b value: B) { pair { waitingB.append(value) } }

    func end(a isA: Bool, _ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return outlet.end(completion) }
        pair { if isA { isOverA = true } else { isOverB = true } }
    }

    private func pair(_ change: () -> Void) {
        let isDone = lock.withLock {
            change()
            while !waitingA.isEmpty, !waitingB.isEmpty { outlet.add((waitingA.removeFirst(), waitingB.removeFirst())) }
            // One that has ended has no partner for what the other still sends.
            return isOverA && waitingA.isEmpty || isOverB && waitingB.isEmpty
        }
        guard isDone else { return outlet.deliver() }
        outlet.finish()
        halt()
    }

    private func halt() {
        let stop = lock.withLock {
            defer { self.stop = nil }
            return self.stop
        }
        stop?()
    }
}

extension Publisher {
    /// Sends this and another's values in pairs.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Sends what a closure makes of the pairs.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
        Publishers.Zip(self, other).map(transform)
    }

    /// Sends the values of three, one of each.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends what a closure makes of them.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2).map(transform)
    }

    /// Sends the values of four, one of each.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what a closure makes of them.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3).map(transform)
    }
}
