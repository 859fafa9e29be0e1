// The values of five to eight publishers, as they come; the smaller ones, merged with more.

extension Publishers {
    /// Sends what any of five publishers sends.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger<Output, Failure>(subscriber)
            merger.begin(onEnd: {})
            merger.add(a)
            merger.add(b)
            merger.add(c)
            merger.add(d)
            merger.add(e)
            merger.close()
        }
    }

    /// Sends what any of six publishers sends.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger<Output, Failure>(subscriber)
            merger.begin(onEnd: {})
            merger.add(a)
            merger.add(b)
            merger.add(c)
            merger.add(d)
            merger.add(e)
            merger.add(f)
            merger.close()
        }
    }

    /// Sends what any of seven publishers sends.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger<Output, Failure>(subscriber)
            merger.begin(onEnd: {})
            merger.add(a)
            merger.add(b)
            merger.add(c)
            merger.add(d)
            merger.add(e)
            merger.add(f)
            merger.add(g)
            merger.close()
        }
    }

    /// Sends what any of eight publishers sends.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
        E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
        G.Failure == H.Failure, G.Output == H.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger<Output, Failure>(subscriber)
            merger.begin(onEnd: {})
            merger.add(a)
            merger.add(b)
            merger.add(c)
            merger.add(d)
            merger.add(e)
            merger.add(f)
            merger.add(g)
            merger.add(h)
            merger.close()
        }
    }
}

extension Publisher {
    /// Sends what this or any of four others sends.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Sends what this or any of five others sends.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Sends what this or any of six others sends.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
        E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Sends what this or any of seven others sends.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
        E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge {
    /// Sends what these or another publisher sends.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge3<A, B, P> where P.Failure == Failure, P.Output == Output {
        Publishers.Merge3(a, b, other)
    }
}

extension Publishers.Merge3 {
    /// Sends what these or another publisher sends.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge4<A, B, C, P> where P.Failure == Failure, P.Output == Output {
        Publishers.Merge4(a, b, c, other)
    }
}

extension Publishers.Merge4 {
    /// Sends what these or another publisher sends.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge5<A, B, C, D, P> where P.Failure == Failure, P.Output == Output {
        Publishers.Merge5(a, b, c, d, other)
    }
}

extension Publishers.Merge5 {
    /// Sends what these or another publisher sends.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge6<A, B, C, D, E, P> where P.Failure == Failure, P.Output == Output {
        Publishers.Merge6(a, b, c, d, e, other)
    }
}

extension Publishers.Merge6 {
    /// Sends what these or another publisher sends.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge7<A, B, C, D, E, F, P> where P.Failure == Failure, P.Output == Output {
        Publishers.Merge7(a, b, c, d, e, f, other)
    }
}

extension Publishers.Merge7 {
    /// Sends what these or another publisher sends.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, P> where P.Failure == Failure, P.Output == Output {
        Publishers.Merge8(a, b, c, d, e, f, g, other)
    }
}
