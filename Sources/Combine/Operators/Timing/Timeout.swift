// An end where nothing comes.

extension Publishers {
    /// Ends, or fails, where for some time no value came.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public let customError: (() -> Failure)?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, options, customError) = (scheduler, interval, options, customError)
            let turns = Turns()
            let succession = Succession<Output, Failure>(subscriber)
            func wait() {
                let turn = turns.next()
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
                    options: options
                ) {
                    guard turns.isCurrent(turn) else { return }
                    succession.end(customError.map { .failure($0()) } ?? .finished)
                }
            }
            succession.begin { turns.next() }
            wait()
            succession.follow(
                upstream.receive(on: scheduler, options: options).handleEvents(receiveOutput: { _ in wait() })
            ) { succession.end($0) }
        }
    }
}

extension Publisher {
    /// Ends, or fails with what a closure makes, where for some time no value came.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError
        )
    }
}
