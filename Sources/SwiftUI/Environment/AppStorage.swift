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
        self.init(value, key, store, read) { $0.set($1, forKey: key) }
    }

    private init(
        _ value: Value, _ key: String, _ store: UserDefaults?, _ read: @escaping (UserDefaults) -> Value?,
        write: @escaping (UserDefaults, Value) -> Void
    ) {
        // Which defaults are meant may depend on where the view stands.
        func chosen() -> UserDefaults { store ?? EnvironmentValues.Current.value.values.defaultAppStorage }
        self.read = {
            let store = chosen()
            return store.object(forKey: key) == nil ? value : read(store) ?? value
        }
        self.write = { write(chosen(), $0) }
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

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, store, { $0.url(forKey: key) }) { $0.set($1, forKey: key) }
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, { Value(rawValue: $0.integer(forKey: key)) }) {
            $0.set($1.rawValue, forKey: key)
        }
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, { $0.string(forKey: key).flatMap { Value(rawValue: $0) } }) {
            $0.set($1.rawValue, forKey: key)
        }
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, store, { $0.url(forKey: key) }) { $0.set($1, forKey: key) }
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, store) { $0.object(forKey: key) as? Date }
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(nil, key, store, { $0.string(forKey: key).flatMap { R(rawValue: $0) } }) {
            $0.set($1?.rawValue, forKey: key)
        }
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(nil, key, store, { R(rawValue: $0.integer(forKey: key)) }) { $0.set($1?.rawValue, forKey: key) }
    }
}

extension EnvironmentValues {
    /// The defaults of properties that name none.
    var defaultAppStorage: UserDefaults {
        get { self[DefaultStoreKey.self] }
        set { self[DefaultStoreKey.self] = newValue }
    }

    private struct DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }
}

extension View {
    /// Has properties in this view that name no defaults take these.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        changingEnvironment { $0.defaultAppStorage = store }
    }
}
