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

/// Rows on grounds of their own.
public struct InsetListStyle: ListStyle {
    public init() {}
}

/// Rows in groups, from edge to edge.
public struct GroupedListStyle: ListStyle {
    public init() {}
}

/// Rows beside what they lead to.
public struct SidebarListStyle: ListStyle {
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

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { .init() }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// How strong headers are.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// The distance between a list's sections.
public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How a list's row is tinted.
public struct ListItemTint: Sendable {
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static let monochrome = ListItemTint()
}

extension View {
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View { self }
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }

    /// Draws only in lists.
    nonisolated public func badge(_ count: Int) -> some View { self }
    nonisolated public func badge(_ label: Text?) -> some View { self }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { self }
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// How strong badges are.
public struct BadgeProminence: Hashable, Sendable {
    public static let decreased = BadgeProminence()
    public static let standard = BadgeProminence()
    public static let increased = BadgeProminence()
}

/// Whether every other row has a ground.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    public static let automatic = AlternatingRowBackgroundBehavior()
    public static let enabled = AlternatingRowBackgroundBehavior()
    public static let disabled = AlternatingRowBackgroundBehavior()
}
