// All subscribers of something that sends whenever it likes.
import Foundation

/// Subscribers in the order in which they came, and the end once it was sent.
// Proof: all that changes is read and written under the lock.
final class Seats<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var seats: [Seat<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Takes a subscriber in; after the end it is told that.
    func add(_ subscriber: some Subscriber<Output, Failure>) {
        add(subscriber, keepsNewest: false) { nil }
    }

    /// Takes a subscriber in that first receives a value, which is looked up in the same instant.
    func add(_ subscriber: some Subscriber<Output, Failure>, keepsNewest: Bool, first: () -> Output?) {
        let place = lock.withLock { () -> Seat<Output, Failure>? in
            guard completion == nil else { return nil }
            let seat = Seat(subscriber, newest: first(), keepsNewest: keepsNewest) { [weak self] in self?.remove($0) }
            seats.append(seat)
            return seat
        }
        if let place {
            place.begin()
        } else if let completion = lock.withLock({ completion }) {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        }
    }

    var isEmpty: Bool { lock.withLock { seats.isEmpty } }

    /// Sends a value, unless the end was sent; what changes with it does so in an instant in which no subscriber comes.
    func send(_ value: Output, changing change: () -> Void = {}) {
        let all = lock.withLock { () -> [Seat<Output, Failure>] in
            if completion == nil { change() }
            return seats
        }
        for seat in all { seat.offer(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let all = lock.withLock { () -> [Seat<Output, Failure>] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { seats = [] }
            return seats
        }
        for seat in all { seat.finish(completion) }
    }

    private func remove(_ seat: Seat<Output, Failure>) {
        lock.withLock { seats.removeAll { $0 === seat } }
    }
}
