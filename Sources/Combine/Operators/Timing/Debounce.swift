// Values after which nothing comes for a while.

extension Publishers {
    /// Sends a value when for some time none has followed it. One that still waits at the end is dropped.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, dueTime, options) = (scheduler, dueTime, options)
            let turns = Turns()
            let next = Later<Ear<Output, Failure>>()
            let seat = Seat<Output, Failure>(subscriber) { _ in
                turns.next()
                next.value?.cancel()
            }
            let ear = Ear<Output, Failure>(demand: .unlimited) { value in
                let turn = turns.next()
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
                ) { if turns.isCurrent(turn) { seat.offer(value) } }
            } end: { completion in
                turns.next()
                scheduler.schedule(options: options) { seat.finish(completion) }
            }
            next.value = ear
            seat.begin()
            upstream.subscribe(ear)
        }
    }
}

extension Publisher {
    /// Sends a value when for some time none has followed it.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
