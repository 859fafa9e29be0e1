// Values that wait until they are asked for.

extension Publishers {
    /// How a buffer asks for values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// For as many as it has room for.
        case keepFull
        /// For all there are.
        case byRequest
    }

    /// What a full buffer does.
    public enum BufferingStrategy<Failure: Error> {
        /// It drops what comes.
        case dropNewest
        /// It drops what has waited longest.
        case dropOldest
        /// It fails.
        case customError(() -> Failure)
    }

    /// Keeps values until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let size: Int
        public let prefetch: PrefetchStrategy
        public let whenFull: BufferingStrategy<Failure>

        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet<Output, Failure>(subscriber)
            let next = Later<Ear<Output, Failure>>()
            let (size, whenFull) = (size, whenFull)
            let refills = prefetch == .keepFull
            let ear = Ear<Output, Failure>(demand: refills ? .max(size) : .unlimited) { value in
                if outlet.waiting >= size, outlet.demand == 0 {
                    switch whenFull {
                    case .dropNewest: return
                    case .dropOldest: outlet.dropOldest()
                    case .customError(let error): return outlet.end(.failure(error()))
                    }
                }
                outlet.offer(value, sent: refills ? { next.value?.request(.max(1)) } : nil)
            } end: {
                outlet.close($0)
            }
            next.value = ear
            outlet.begin(onEnd: { ear.cancel() })
            upstream.subscribe(ear)
        }
    }
}

extension Publisher {
    /// Keeps up to so many values until they are asked for.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
