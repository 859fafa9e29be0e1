// Values on their way to one subscriber: kept until they are asked for, sent one at a time and in order.
import Foundation

/// A queue with a subscriber at its end. Any thread may add to it; one at a time delivers.
// Proof: all that changes is read and written under the lock, and one thread at a time calls the subscriber.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var queue: [(value: Output, sent: (() -> Void)?)] = []
    /// How many of the queue's first are gone.
    private var gone = 0
    private var wanted = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Failure>?
    private var isDelivering = false
    private var onRequest: ((Subscribers.Demand) -> Void)?
    private var onEnd: (() -> Void)?

    init(_ downstream: any Subscriber<Output, Failure>) { self.downstream = downstream }

    /// Gives the subscriber its subscription. What is passed is told of each request, and once when the subscriber has
    /// cancelled or a failure has overtaken what is not sent yet.
    func begin(onRequest: ((Subscribers.Demand) -> Void)? = nil, onEnd: (() -> Void)? = nil) {
        let downstream = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
            (self.onRequest, self.onEnd) = (onRequest, onEnd)
            return self.downstream
        }
        downstream?.receive(subscription: self)
    }

    /// What is asked for and not sent yet.
    var demand: Subscribers.Demand { lock.withLock { wanted } }
    /// How many wait.
    var waiting: Int { lock.withLock { queue.count - gone } }
    /// Whether nothing can be sent any more.
    var isOver: Bool { lock.withLock { downstream == nil || completion != nil } }

    /// Adds a value; `sent` is called after the subscriber had it.
    func offer(_ value: Output, sent: (() -> Void)? = nil) {
        add(value, sent: sent)
        deliver()
    }

    /// Adds a value that whoever calls `deliver()` sends; with `replacing`, in the place of those nobody asked for.
    func add(_ value: Output, replacing: Bool = false, sent: (() -> Void)? = nil) {
        lock.withLock {
            guard downstream != nil, completion == nil else { return }
            if replacing, wanted == 0 { (queue, gone) = ([], 0) }
            queue.append((value, sent))
        }
    }

    /// Drops the oldest value that waits.
    func dropOldest() {
        lock.withLock { if gone < queue.count { gone += 1 } }
    }

    /// Ends after what waits.
    func finish() { close(.finished) }

    /// Ends: a failure overtakes what waits.
    func end(_ completion: Subscribers.Completion<Failure>) {
        guard case .failure = completion else { return close(completion) }
        let onEnd = lock.withLock { () -> (() -> Void)? in
            (queue, gone) = ([], 0)
            defer { (onRequest, self.onEnd) = (nil, nil) }
            return self.onEnd
        }
        close(completion)
        onEnd?()
    }

    /// Ends after what waits, also with a failure.
    func close(_ completion: Subscribers.Completion<Failure>) {
        lock.withLock { if self.completion == nil { self.completion = completion } }
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        let onRequest = lock.withLock { () -> ((Subscribers.Demand) -> Void)? in
            wanted += demand
            return self.onRequest
        }
        deliver()
        onRequest?(demand)
    }

    func cancel() {
        let held = lock.withLock { () -> (Any?, Any, (() -> Void)?) in
            defer { (downstream, queue, gone, onRequest, onEnd) = (nil, [], 0, nil, nil) }
            return (downstream, queue, onEnd)
        }
        // What was held is freed outside the lock.
        withExtendedLifetime(held) { held.2?() }
    }

    private enum Next {
        case value(Output, (() -> Void)?, any Subscriber<Output, Failure>)
        case end(Subscribers.Completion<Failure>, any Subscriber<Output, Failure>)
    }

    /// Sends what waits and is asked for, unless another call is doing so.
    func deliver() {
        let isBusy = lock.withLock {
            defer { isDelivering = true }
            return isDelivering
        }
        if isBusy { return }
        while let next = lock.withLock({ next() }) {
            switch next {
            case .value(let value, let sent, let downstream):
                let more = downstream.receive(value)
                if more > 0 { request(more) }
                sent?()
            case .end(let completion, let downstream):
                downstream.receive(completion: completion)
            }
        }
    }

    /// What is to be sent now; when nothing is, whoever comes next delivers.
    private func next() -> Next? {
        guard let downstream else {
            isDelivering = false
            return nil
        }
        if gone < queue.count {
            guard wanted > 0 else {
                isDelivering = false
                return nil
            }
            wanted -= 1
            let first = queue[gone]
            gone += 1
            if gone == queue.count || gone > 64 && gone > queue.count / 2 {
                queue.removeFirst(gone)
                gone = 0
            }
            return .value(first.value, first.sent, downstream)
        }
        guard let completion else {
            isDelivering = false
            return nil
        }
        (self.downstream, onRequest, onEnd) = (nil, nil, nil)
        return .end(completion, downstream)
    }
}

extension Outlet {
    /// Sends these and the end to a subscriber, as it asks for them.
    static func send(
        _ values: some Sequence<Output>, _ completion: Subscribers.Completion<Failure>,
        to subscriber: some Subscriber<Output, Failure>
    ) {
        let outlet = Outlet(subscriber)
        for value in values { outlet.queue.append((value, nil)) }
        if outlet.queue.isEmpty {
            outlet.begin()
            outlet.close(completion)
        } else {
            outlet.completion = completion
            outlet.begin()
        }
    }
}
