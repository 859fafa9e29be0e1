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

extension View where Body == Never {
    /// Views that are not made of others have no body; nothing asks them for it.
    public var body: Never { return fatalError("\(Self.self) has no body") }
}
