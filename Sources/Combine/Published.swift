// A property whose new values can be listened to.

/// Announces each new value of a property.
@propertyWrapper
public struct Published<Value> {
    private var value: Value
    private let listeners = Listeners<Value>()

    /// Makes a property with its first value.
    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    /// Makes a property with its first value.
    public init(initialValue: Value) {
        value = initialValue
    }

    /// The property's value; listeners hear of a new one before it is set.
    public var wrappedValue: Value {
        get { value }
        set {
            listeners.send(newValue)
            value = newValue
        }
    }

    /// Announces the values.
    public var projectedValue: Publisher {
        get { Publisher(current: value, listeners: listeners) }
        set {}
    }

    /// Announces a property's values, the present one first.
    public struct Publisher {
        let current: Value
        let listeners: Listeners<Value>

        /// Listens until the result is cancelled or dropped.
        public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
            receiveValue(current)
            return listeners.add(receiveValue)
        }
    }
}

extension Published: Sendable where Value: Sendable {}
