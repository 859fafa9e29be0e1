// Activities that end when nobody holds them any more.
import Foundation

/// A cancellable that cancels itself when it is no longer held.
// Proof: the closure is read and cleared under the lock, and called by one thread once.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Makes a cancellable from a closure, which is called at most once.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Makes one that cancels another.
    public init<C: Cancellable>(_ canceller: C) {
        action = canceller.cancel
    }

    deinit { cancel() }

    /// Stops the activity.
    public func cancel() {
        let action = lock.withLock { () -> (() -> Void)? in
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Keeps this cancellable in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this cancellable in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Whether two are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
