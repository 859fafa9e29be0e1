// Objects that say when they will change.
import Foundation

/// An object whose changes can be listened to.
public protocol ObservableObject: AnyObject {
    /// The type that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Announces a change before it happens.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Announces each change of a property that is `@Published`, and whatever is sent by hand; the same publisher for
    /// as long as the object lives.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// The publishers that objects have without storing them, found by the object.
// Proof: all that changes is read and written under the lock.
final class ChangePublishers: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    private static let all = ChangePublishers()
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// At how many entries those of freed objects are removed.
    private var sweepsAt = 16

    /// An object's publisher, made when it is first asked for.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        all.lock.withLock {
            if let known = all.known(object) { return known }
            if all.entries.count >= all.sweepsAt {
                all.entries = all.entries.filter { $0.value.object != nil }
                all.sweepsAt = max(16, 2 * all.entries.count)
            }
            let publisher = ObservableObjectPublisher()
            all.entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    /// Says that an object will change, where anybody ever asked.
    static func announce(_ object: AnyObject) {
        all.lock.withLock { all.known(object) }?.send()
    }

    // An address may have belonged to another object, whose weak reference is nil by now.
    private func known(_ object: AnyObject) -> ObservableObjectPublisher? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.publisher
    }
}
