// Subscriptions that end when they are cancelled or dropped.
import Synchronization

/// Something that can be cancelled.
public protocol Cancellable {
    /// Cancels the activity.
    func cancel()
}

/// A cancellable that cancels itself when it is no longer held.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
    private let action: Mutex<(@Sendable () -> Void)?>

    /// Makes a cancellable from a closure, which is called at most once.
    public init(_ cancel: @escaping @Sendable () -> Void) {
        action = Mutex(cancel)
    }

    deinit { cancel() }

    /// Cancels the activity.
    public func cancel() {
        let action = action.withLock { action in
            defer { action = nil }
            return action
        }
        action?()
    }

    /// Keeps this cancellable in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Keeps this cancellable in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Whether two are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
