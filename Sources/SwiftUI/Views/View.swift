// The protocol that authors' views conform to.

/// A part of a picture, described by other parts.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    /// What this view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View, WidgetConfiguration {
    public typealias Body = Never

    /// There is no value that could be asked.
    nonisolated public var body: Never { return fatalError("Never has no value") }
}

/// What `Never` is to protocols with a `body`: the body of what is not made of others.
///
/// Their defaults ask for this and not for `Body == Never`, from which the compiler would infer the body of a type that
/// forgot it; so such a type is refused, as on iOS.
public protocol _Bodiless {
    /// Traps, as there is no value.
    static func none(of owner: Any.Type) -> Self
}

extension Never: _Bodiless {
    public static func none(of owner: Any.Type) -> Never { return fatalError("\(owner) has no body") }
}

extension View where Body: _Bodiless {
    /// Views that are not made of others have no body; nothing asks them for it.
    public var body: Body { .none(of: Self.self) }
}
