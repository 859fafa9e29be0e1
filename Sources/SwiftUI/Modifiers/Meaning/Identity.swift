// Names and places of views that matter to programs that change on screen; a picture does not change.

/// Parts of the screen that content keeps away from; a widget has none.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Says that controls in the view do nothing, which draws them faintly.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { if disabled { $0.isEnabled = false } }
    }
}
