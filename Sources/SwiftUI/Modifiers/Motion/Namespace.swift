// Names that tie views together while they move, and gestures; a picture has neither.

/// A place for names.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// A namespace's own name.
    public struct ID: Hashable, Sendable {}

    public init() {}

    public var wrappedValue: ID { ID() }
}

/// What people do with their fingers.
@MainActor @preconcurrency
public protocol Gesture {}

/// One or more taps.
public struct TapGesture: Gesture, Sendable {
    nonisolated public init(count: Int = 1) {}

    public func onEnded(_ action: @escaping (()) -> Void) -> TapGesture { self }
}

extension View {
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void
    ) -> some View { self }
}

/// What matched views have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
