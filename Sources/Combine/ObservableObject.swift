// Objects that say when they will change. A widget's views are evaluated once an entry, so no view listens.

/// An object whose changes can be listened to.
public protocol ObservableObject: AnyObject {
    /// The type that announces changes.
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    /// Announces a change before it happens.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher without listeners; an object that wants them stores one of its own.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Announces that an object will change.
public final class ObservableObjectPublisher: Sendable {
    private let listeners = Listeners<Void>()

    /// Makes a publisher without listeners.
    public init() {}

    /// Tells the listeners.
    public func send() {
        listeners.send(())
    }

    /// Listens until the result is cancelled or dropped.
    public func sink(receiveValue: @escaping () -> Void) -> AnyCancellable {
        listeners.add { _ in receiveValue() }
    }
}
