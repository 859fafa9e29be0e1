// What only lists, scrolling views and navigation use; widgets show none of them.

/// A look for lists.
public protocol ListStyle: Sendable {}

/// The look that fits the place.
public struct DefaultListStyle: ListStyle {
    public init() {}
}

/// Rows without a ground.
public struct PlainListStyle: ListStyle {
    public init() {}
}

/// Rows in groups.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

extension View {
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
    nonisolated public func scrollIndicators(_ visibility: Visibility) -> some View { self }
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}
