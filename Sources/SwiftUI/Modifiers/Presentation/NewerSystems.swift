// Modifiers of newer systems about bars, windows and pages; a widget has none of them.

/// How a sheet takes its size.
public protocol PresentationSizing {}

public struct AutomaticPresentationSizing: PresentationSizing {}
public struct PagePresentationSizing: PresentationSizing {}
public struct FormPresentationSizing: PresentationSizing {}
public struct FittedPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: Self { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: Self { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: Self { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: Self { .init() }
}

/// How content fades at the edges of what scrolls.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    public static let automatic = ScrollEdgeEffectStyle()
    public static let soft = ScrollEdgeEffectStyle()
    public static let hard = ScrollEdgeEffectStyle()
}

/// When a tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static let automatic = TabBarMinimizeBehavior()
    public static let never = TabBarMinimizeBehavior()
    public static let onScrollDown = TabBarMinimizeBehavior()
    public static let onScrollUp = TabBarMinimizeBehavior()
}

/// How buttons take their size.
public struct ButtonSizing: Hashable, Sendable {
    public static let automatic = ButtonSizing()
    public static let fitted = ButtonSizing()
    public static let flexible = ButtonSizing()
}

extension View {
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View { self }
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    nonisolated public func onDrag(_ data: @escaping () -> NSObject) -> some View { self }
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
    nonisolated public func handGestureShortcut(
        _ shortcut: HandGestureShortcut, isEnabled: Bool = true
    ) -> some View { self }

    /// Puts views at the top or the bottom, outside this one.
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Puts views at the leading or the trailing edge, outside this one.
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

/// A gesture of the hand that a watch knows.
public struct HandGestureShortcut: Hashable, Sendable {
    public static let primaryAction = HandGestureShortcut()
}
