// The colour of controls and links.

extension EnvironmentValues {
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    private struct TintKey: EnvironmentKey {
        static var defaultValue: AnyShapeStyle? { nil }
    }
}

extension View {
    /// Sets the tint of this view; nil takes the system's.
    nonisolated public func tint(_ tint: Color?) -> some View {
        changingEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } }
    }

    /// Sets the tint of this view to a style.
    @_disfavoredOverload
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        changingEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } }
    }

    /// Sets the tint of this view; nil takes the system's.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }
}
