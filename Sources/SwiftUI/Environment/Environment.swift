// How a view reads what it inherits.
public import Observation

/// Marks property wrappers that a view's body depends on.
public protocol DynamicProperty {
    /// Called before a body is read; a picture's values are what they are.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// Reads a value from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0.object(objectType) }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { .some($0.object(objectType)) }
    }

    public var wrappedValue: Value {
        guard let value = read(EnvironmentValues.Current.value.values) else {
            preconditionFailure("no \(Value.self) in the environment: a view above must set it with environment(_:)")
        }
        return value
    }
}

extension EnvironmentValues {
    func object<T: AnyObject>(_ type: T.Type) -> T? {
        self[ObjectsKey.self][ObjectIdentifier(type)] as? T
    }

    mutating func setObject<T: AnyObject>(_ object: T?) {
        self[ObjectsKey.self][ObjectIdentifier(T.self)] = object
    }

    private struct ObjectsKey: EnvironmentKey {
        static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
    }
}

extension View {
    /// Sets a value of the environment for this view and all below it.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        changingEnvironment { $0[keyPath: keyPath] = value }
    }

    /// Puts an observable object into the environment.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        changingEnvironment { $0.setObject(object) }
    }

    /// Changes a value of the environment for this view and all below it.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        changingEnvironment { transform(&$0[keyPath: keyPath]) }
    }

    nonisolated func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentChange(content: self, change: change)
    }
}

/// A view in a changed environment.
nonisolated private struct EnvironmentChange<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let change: (inout EnvironmentValues) -> Void

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let inner = scope.changing(change)
        return scope.directed(lower(content, in: inner), in: inner.environment)
    }
}
