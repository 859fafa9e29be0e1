// Names and places of views that matter to programs that change on screen; a picture does not change.

extension View {
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Says that controls in the view do nothing, which draws them faintly.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { if disabled { $0.isEnabled = false } }
    }
}
