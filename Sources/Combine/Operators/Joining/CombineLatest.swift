// The newest values of several publishers.
import Foundation

extension Publishers {
    /// Sends the newest values of two publishers whenever either has a new one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let newest = Newest<A.Output, B.Output, Failure>(subscriber)
            let earA = Ear<A.Output, Failure>(demand: .unlimited, value: newest.take(a:), end: newest.finish)
            let earB = Ear<B.Output, Failure>(demand: .unlimited, value: newest.take(b:), end: newest.finish)
            newest.outlet.begin(onEnd: {
                earA.cancel()
                earB.cancel()
            })
            a.subscribe(earA)
            b.subscribe(earB)
        }
    }

    /// As `CombineLatest`, of three.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
            CombineLatest(CombineLatest<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
        }
    }

    /// As `CombineLatest`, of four.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
            CombineLatest(CombineLatest<A, B>(a, b), CombineLatest<C, D>(c, d))
                .map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
        }
    }
}

/// The newest value of each of two publishers.
private final class Newest<A, B, Failure: Error> {
    let outlet: Outlet<(A, B), Failure>
    private let lock = NSLock()
    private var a: A?
    private var b: B?
    private var finished = 0

    init(_ downstream: any Subscriber<(A, B), Failure>) { outlet = Outlet(downstream) }

    func take(a value: A) {
        lock.withLock {
            a = value
            if let b { outlet.add((value, b), replacing: true) }
        }
        outlet.deliver()
    }

    func take(b value: B) {
        lock.withLock {
            b = value
            if let a { outlet.add((a, value), replacing: true) }
        }
        outlet.deliver()
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return outlet.end(completion) }
        let isLast = lock.withLock {
            finished += 1
            return finished == 2
        }
        if isLast { outlet.finish() }
    }
}

extension Publisher {
    /// Sends this and another's newest values whenever either has a new one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends what a closure makes of the newest values.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        Publishers.CombineLatest(self, other).map(transform)
    }

    /// Sends the newest values of three whenever one has a new one.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends what a closure makes of the newest values.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
    }

    /// Sends the newest values of four whenever one has a new one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what a closure makes of the newest values.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map(transform)
    }
}
