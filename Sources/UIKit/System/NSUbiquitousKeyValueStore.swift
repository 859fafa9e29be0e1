// Values that devices of a person share: there are none here, so that a program finds only what it set itself.
public import Foundation
import Synchronization

/// A store of values by key, in memory.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    // Proof: the values are behind the lock.

    /// The store of the program.
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Would say that another device changed something.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    // Proof: it never leaves the lock but as a copy of property list values, which do not change.
    private struct Values: @unchecked Sendable {
        var byKey: [String: Any] = [:]
    }
    private let values = Mutex(Values())

    public var dictionaryRepresentation: [String: Any] { values.withLock { $0 }.byKey }

    public func object(forKey key: String) -> Any? { dictionaryRepresentation[key] }
    public func set(_ value: Any?, forKey key: String) {
        let box = Values(byKey: value.map { [key: $0] } ?? [:])
        values.withLock { $0.byKey[key] = box.byKey[key] }
    }
    public func removeObject(forKey key: String) { values.withLock { $0.byKey[key] = nil } }

    public func string(forKey key: String) -> String? { object(forKey: key) as? String }
    public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    public func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
    public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    public func bool(forKey key: String) -> Bool { number(forKey: key)?.boolValue ?? false }
    public func double(forKey key: String) -> Double { number(forKey: key)?.doubleValue ?? 0 }
    public func longLong(forKey key: String) -> Int64 { number(forKey: key)?.int64Value ?? 0 }

    /// Any number, which is read as whichever is asked for.
    private func number(forKey key: String) -> NSNumber? { object(forKey: key) as? NSNumber }

    /// Asks for what other devices have; there are none.
    @discardableResult
    public func synchronize() -> Bool { true }
}
