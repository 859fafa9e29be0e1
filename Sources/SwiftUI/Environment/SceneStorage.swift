// Values that a scene would keep; a picture has those that they begin with.

/// A value that a scene keeps.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    private init(_ value: Value) {
        state = State(wrappedValue: value)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(wrappedValue)
    }

    public init(_ key: String) where Value == Bool? {
        self.init(nil)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(wrappedValue)
    }

    public init(_ key: String) where Value == Int? {
        self.init(nil)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(wrappedValue)
    }

    public init(_ key: String) where Value == Double? {
        self.init(nil)
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(wrappedValue)
    }

    public init(_ key: String) where Value == String? {
        self.init(nil)
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(wrappedValue)
    }

    public init(_ key: String) where Value == URL? {
        self.init(nil)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(wrappedValue)
    }

    public init(_ key: String) where Value == Data? {
        self.init(nil)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue)
    }
}
