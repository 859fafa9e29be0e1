// What a published property holds, and who listens to it.
import Foundation

/// A property's value and its subscribers.
// Proof: all that changes is read and written under the lock.
final class PublishedValues<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value
    private weak var object: AnyObject?
    private var kept: [AnyCancellable] = []
    private let seats = Seats<Value, Never>()

    init(_ value: Value) { current = value }

    var value: Value {
        get { lock.withLock { current } }
        set {
            // The value before goes outside the lock: freeing it may call anybody.
            let former = lock.withLock {
                defer { current = newValue }
                return current
            }
            withExtendedLifetime(former) {}
        }
    }

    /// The object whose property this is, as far as it is known.
    var owner: AnyObject? {
        get { lock.withLock { object } }
        set { lock.withLock { object = newValue } }
    }

    /// Announces a value, then has it.
    func set(_ value: Value, in object: AnyObject?) {
        if let object = object ?? owner { ChangePublishers.announce(object) }
        seats.send(value)
        self.value = value
    }

    func add(_ subscriber: some Subscriber<Value, Never>) {
        seats.add(subscriber, keepsNewest: true) { value }
    }

    /// Holds a subscription as long as this lives.
    func keep(_ cancellable: AnyCancellable) { lock.withLock { kept.append(cancellable) } }
}
