// The delegate of an app, which no app asks for here.

/// An object that is told of an app's life.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// There is none: nothing here runs an app.
    public var wrappedValue: DelegateType { preconditionFailure("no app runs, so none has a delegate") }
}
