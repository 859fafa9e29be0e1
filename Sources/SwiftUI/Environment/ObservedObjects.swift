// Objects that views read.

/// An object that belongs to a view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let observed: ObservedObject<ObjectType>

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        observed = ObservedObject(wrappedValue: thunk())
    }

    public var wrappedValue: ObjectType { observed.wrappedValue }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { observed.projectedValue }
}

/// An object that belongs to someone else.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// An object that a view above has set.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}

    public var wrappedValue: ObjectType {
        guard let object = EnvironmentValues.Current.value.values.object(ObjectType.self) else {
            preconditionFailure(
                "no \(ObjectType.self) in the environment: a view above must set it with environmentObject(_:)"
            )
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension View {
    /// Puts an object into the environment of this view and all below it.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        changingEnvironment { $0.setObject(object) }
    }
}
