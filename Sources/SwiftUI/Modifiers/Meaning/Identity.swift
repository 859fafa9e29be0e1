// Names and places of views that matter to programs that change on screen; a picture does not change.

extension View {
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }
    /// Shown where a pointer rests.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
    nonisolated public func help(_ text: Text) -> some View { self }
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

    /// Says that controls in the view do nothing, which draws them faintly.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { if disabled { $0.isEnabled = false } }
    }
}

/// What a view's outline is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}
