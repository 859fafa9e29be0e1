// At most one value in so much time.
import Foundation

extension Publishers {
    /// Sends the first value at once, then in each interval the newest, or the first, of those that came.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval) = (scheduler, interval)
            let valve = Valve<Output, Context.SchedulerTimeType>(interval: interval, latest: latest)
            let next = Later<Ear<Output, Failure>>()
            let seat = Seat<Output, Failure>(subscriber) { _ in
                _ = valve.take()
                next.value?.cancel()
            }
            let ear = Ear<Output, Failure>(demand: .unlimited) { value in
                switch valve.add(value, at: scheduler.now) {
                case .now: scheduler.schedule { if let value = valve.take(at: scheduler.now) { seat.offer(value) } }
                case .at(let time):
                    scheduler.schedule(after: time) {
                        if let value = valve.take(at: scheduler.now) { seat.offer(value) }
                    }
                case .already: break
                }
            } end: { completion in
                scheduler.schedule {
                    if let value = valve.take() { seat.offer(value) }
                    seat.finish(completion)
                }
            }
            next.value = ear
            seat.begin()
            upstream.subscribe(ear)
        }
    }

    /// The value that waits, and when the last was sent.
    private final class Valve<Output, Time: Strideable> {
        enum Due {
            case now
            case at(Time)
            /// A closure is scheduled and will send what waits then.
            case already
        }
        private let lock = NSLock()
        private let interval: Time.Stride
        private let latest: Bool
        private var waiting: Output?
        private var isScheduled = false
        private var last: Time?

        init(interval: Time.Stride, latest: Bool) {
            self.interval = interval
            self.latest = latest
        }

        func add(_ value: Output, at now: Time) -> Due {
            lock.withLock {
                if latest || waiting == nil { waiting = value }
                if isScheduled { return .already }
                isScheduled = true
                guard let last else { return .now }
                let due = last.advanced(by: interval)
                return due <= now ? .now : .at(due)
            }
        }

        /// What waits; it is sent now.
        func take(at now: Time? = nil) -> Output? {
            lock.withLock {
                defer { (waiting, isScheduled, last) = (nil, false, now ?? last) }
                return waiting
            }
        }
    }
}

extension Publisher {
    /// Sends at most one value in so much time: the newest or the first of those that came.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
