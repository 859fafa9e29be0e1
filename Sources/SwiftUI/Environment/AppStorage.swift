// Values of the user defaults, read when a picture is made.

/// A value of the user defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

    private init(_ value: Value, _ key: String, _ store: UserDefaults?, _ read: @escaping (UserDefaults) -> Value?) {
        let store = store ?? .standard
        self.read = { store.object(forKey: key) == nil ? value : read(store) ?? value }
        write = { store.set($0, forKey: key) }
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store) { $0.bool(forKey: key) }
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store) { $0.integer(forKey: key) }
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store) { $0.double(forKey: key) }
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store) { $0.string(forKey: key) }
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, store) { $0.data(forKey: key) }
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, store) { $0.object(forKey: key) as? Date }
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store) { $0.string(forKey: key) }
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store) { $0.integer(forKey: key) }
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store) { $0.double(forKey: key) }
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store) { $0.bool(forKey: key) }
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store) { $0.data(forKey: key) }
    }
}
