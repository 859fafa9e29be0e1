// A property of an object whose new values can be listened to.

/// Announces each new value of a property before it is set.
@propertyWrapper
public struct Published<Value> {
    private let values: PublishedValues<Value>

    /// Makes a property with its first value.
    public init(wrappedValue: Value) { values = PublishedValues(wrappedValue) }

    /// Makes a property with its first value.
    public init(initialValue: Value) { values = PublishedValues(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { values.value }
        nonmutating set { values.value = newValue }
    }

    /// The property of an object; who listens to the object, or to the property, hears of a new value before it is set.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].values.value }
        set { object[keyPath: storageKeyPath].values.set(newValue, in: object) }
    }

    /// The values of an object's property.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get {
            let values = object[keyPath: storageKeyPath].values
            values.owner = object
            return Publisher(values: values)
        }
        set { object[keyPath: storageKeyPath] = Published(values: newValue.values) }
    }

    private init(values: PublishedValues<Value>) { self.values = values }

    /// Announces the values.
    public var projectedValue: Publisher {
        get { Publisher(values: values) }
        set { self = Published(values: newValue.values) }
    }

    /// Announces a property's values, the present one first.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let values: PublishedValues<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            values.add(subscriber)
        }
    }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
    /// Sets a property to each value, for as long as its object lives: `assign(to: &object.$property)`.
    public func assign(to published: inout Published<Output>.Publisher) {
        let values = published.values
        values.keep(sink { [weak values] in values?.set($0, in: nil) })
    }
}
