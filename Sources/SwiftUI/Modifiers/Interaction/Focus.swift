// Which view has the focus: in a picture none has.

/// Whether a view, or which of several, has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let none: Value

    /// A binding to the focus.
    @propertyWrapper
    public struct Binding {
        let none: Value

        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }

        public var projectedValue: Binding { self }
    }

    public init() where Value == Bool {
        none = false
    }

    public init<T: Hashable>() where Value == T? {
        none = nil
    }

    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    public var projectedValue: Binding { Binding(none: none) }
}

/// A value of the view that has the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    public var wrappedValue: Value? { nil }
}

/// A bound value of the view that has the focus.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// What the view that has the focus says.
public struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A key of what the view that has the focus says.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What people do with a view that has the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic = FocusInteractions(rawValue: 3)
}

/// Which view gets the focus first.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    nonisolated public func focusSection() -> some View { self }
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View { self }
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View { self }
}
