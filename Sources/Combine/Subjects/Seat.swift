// A subscriber's place at something that sends whenever it likes: what is not asked for is dropped.
import Foundation

/// One subscriber of a subject.
// Proof: all that changes is read and written under the lock, and the subscriber is called under the other.
final class Seat<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    /// Held while the subscriber is called; a value may have it send the next.
    private let delivery = NSRecursiveLock()
    private var downstream: (any Subscriber<Output, Failure>)?
    private var demand = Subscribers.Demand.none
    /// Whether the newest value waits for demand.
    private let keepsNewest: Bool
    private var newest: Output?
    private var leave: ((Seat) -> Void)?

    init(
        _ downstream: any Subscriber<Output, Failure>, newest: Output? = nil, keepsNewest: Bool = false,
        leave: @escaping (Seat) -> Void
    ) {
        self.downstream = downstream
        self.newest = newest
        self.keepsNewest = keepsNewest
        self.leave = leave
    }

    /// Gives the subscriber its subscription.
    func begin() { lock.withLock { downstream }?.receive(subscription: self) }

    func offer(_ value: Output) {
        delivery.withLock {
            let downstream = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
                // One that waits is about to be asked for by another thread, and gives way to this one.
                guard demand > 0, newest == nil else {
                    if keepsNewest { newest = value }
                    return nil
                }
                demand -= 1
                return self.downstream
            }
            give(value, to: downstream)
        }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        delivery.withLock { end().downstream?.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        let isWaiting = lock.withLock {
            self.demand += demand
            return newest != nil && self.demand > 0
        }
        guard isWaiting else { return }
        delivery.withLock {
            let waiting = lock.withLock { () -> (value: Output, to: (any Subscriber<Output, Failure>)?)? in
                guard let value = newest, self.demand > 0 else { return nil }
                newest = nil
                self.demand -= 1
                return (value, downstream)
            }
            if let waiting { give(waiting.value, to: waiting.to) }
        }
    }

    func cancel() {
        let ending = end()
        ending.leave?(self)
    }

    private func give(_ value: Output, to downstream: (any Subscriber<Output, Failure>)?) {
        guard let more = downstream?.receive(value), more > 0 else { return }
        request(more)
    }

    private func end() -> (downstream: (any Subscriber<Output, Failure>)?, leave: ((Seat) -> Void)?) {
        lock.withLock {
            defer { (downstream, leave, newest) = (nil, nil, nil) }
            return (downstream, leave)
        }
    }
}
