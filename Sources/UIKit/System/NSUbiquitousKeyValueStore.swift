// What apps keep in iCloud, which is not here.
public import Foundation

/// Small values of an account. There is no account here: it has none, and forgets what is set.
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
    /// The store.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// Says that values came from elsewhere, which they never do here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternally")

    public func object(forKey key: String) -> Any? { nil }
    public func string(forKey key: String) -> String? { nil }
    public func array(forKey key: String) -> [Any]? { nil }
    public func dictionary(forKey key: String) -> [String: Any]? { nil }
    public func data(forKey key: String) -> Data? { nil }
    public func longLong(forKey key: String) -> Int64 { 0 }
    public func double(forKey key: String) -> Double { 0 }
    public func bool(forKey key: String) -> Bool { false }
    public func set(_ value: Any?, forKey key: String) {}
    public func removeObject(forKey key: String) {}
    /// All values: none.
    public var dictionaryRepresentation: [String: Any] { [:] }
    /// Whether the values were asked for: never.
    @discardableResult
    public func synchronize() -> Bool { false }
}
