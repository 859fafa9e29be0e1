// What views inherit from above.

/// A key of the environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// What a view finds when nothing was set above it.
    static var defaultValue: Value { get }
}

/// Values that views inherit; a copy costs nothing, and a change costs one node.
public struct EnvironmentValues: CustomStringConvertible {
    private var newest: Link?

    public init() {}

    /// The value of a key: the newest that was set, else the key's default.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let wanted = ObjectIdentifier(key)
            var link = newest
            while let current = link {
                if current.key == wanted, let value = current.value as? K.Value { return value }
                link = current.older
            }
            return K.defaultValue
        }
        set { newest = Link(key: ObjectIdentifier(key), value: newValue, older: newest) }
    }

    public var description: String { "EnvironmentValues" }

    private final class Link {
        let key: ObjectIdentifier
        let value: Any
        let older: Link?

        init(key: ObjectIdentifier, value: Any, older: Link?) {
            self.key = key
            self.value = value
            self.older = older
        }
    }
}

extension EnvironmentValues {
    /// The environment of the body that is being evaluated.
    // Only the main actor binds it, for the length of a synchronous call; links are immutable, so no one sees a change.
    struct Current: @unchecked Sendable {
        var values = EnvironmentValues()

        @TaskLocal static var value = Current()
    }
}
