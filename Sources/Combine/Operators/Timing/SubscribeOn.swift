// Subscribed on another queue.

extension Publishers {
    /// Subscribes, asks and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            let distant = Distant(subscriber) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(distant) }
        }
    }

    /// Passes everything on; requests and the cancellation go by the scheduler.
    private final class Distant<Output, Failure: Error>: Subscriber, Subscription {
        private let watch: Watch<Output, Failure>
        private let schedule: (@escaping () -> Void) -> Void

        init(_ downstream: any Subscriber<Output, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
            self.schedule = schedule
            watch = Watch(downstream)
        }

        func receive(subscription: any Subscription) {
            watch.receive(subscription: subscription) { _ in self }
        }
        func receive(_ input: Output) -> Subscribers.Demand { watch.receive(input) }
        func receive(completion: Subscribers.Completion<Failure>) { watch.receive(completion: completion) }
        func request(_ demand: Subscribers.Demand) { schedule { self.watch.request(demand) } }
        func cancel() { schedule { self.watch.cancel() } }
    }
}

extension Publisher {
    /// Subscribes, asks and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
