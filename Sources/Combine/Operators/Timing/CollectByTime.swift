// Arrays of the values of so much time.
import Foundation

extension Publishers {
    /// When an array of values is full.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At each interval, and as soon as it has so many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends arrays of the values that came in so much time.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, most) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
                case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
                }
            let outlet = Outlet<Output, Failure>(subscriber)
            let heap = Heap<Upstream.Output>()
            let ear = Ear<Upstream.Output, Failure>(demand: .unlimited) { value in
                if heap.add(value) >= most { outlet.offer(heap.take()) }
            } end: { completion in
                heap.ticking = nil
                let rest = heap.take()
                if case .finished = completion, !rest.isEmpty { outlet.add(rest) }
                outlet.end(completion)
            }
            outlet.begin(onEnd: {
                heap.ticking = nil
                ear.cancel()
            })
            guard !outlet.isOver else { return }
            heap.ticking = AnyCancellable(
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval,
                    tolerance: scheduler.minimumTolerance, options: options
                ) {
                    let values = heap.take()
                    if !values.isEmpty { outlet.offer(values) }
                }
            )
            upstream.subscribe(ear)
        }
    }

    /// The values of an array in the making, and what looks for them at each interval.
    private final class Heap<Value> {
        private let lock = NSLock()
        private var values: [Value] = []
        private var ticks: AnyCancellable?

        var ticking: AnyCancellable? {
            get { lock.withLock { ticks } }
            set {
                let former = lock.withLock {
                    defer { ticks = newValue }
                    return ticks
                }
                former?.cancel()
            }
        }

        func add(_ value: Value) -> Int {
            lock.withLock {
                values.append(value)
                return values.count
            }
        }

        func take() -> [Value] {
            lock.withLock {
                defer { values = [] }
                return values
            }
        }
    }
}

extension Publisher {
    /// Sends arrays of the values that came in so much time.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
