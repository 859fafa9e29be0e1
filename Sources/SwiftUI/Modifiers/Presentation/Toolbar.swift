// Bars with controls; a widget has none.

/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let bottomOrnament = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let largeTitle = ToolbarItemPlacement()
    public static let title = ToolbarItemPlacement()
    public static let subtitle = ToolbarItemPlacement()
}

/// Which bar is meant.
public struct ToolbarPlacement: Hashable, Sendable {
    public static let automatic = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
    public static let navigationBar = ToolbarPlacement()
    public static let tabBar = ToolbarPlacement()
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
    public static var automatic: ToolbarRole { .init() }
    public static var browser: ToolbarRole { .init() }
    public static var editor: ToolbarRole { .init() }
    public static var navigationStack: ToolbarRole { .init() }
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body: _Bodiless {
    public var body: Body { .none(of: Self.self) }
}

/// Items that people can rearrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// One item.
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent {
    public typealias Body = Never
}

extension ToolbarItem: CustomizableToolbarContent {}

extension ToolbarItem where ID == (), Content: View {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension ToolbarItem where ID == String, Content: View {
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Several items.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) {}
}

/// Room between items.
nonisolated public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// How room between items is measured.
public struct SpacerSizing: Hashable, Sendable {
    public static let flexible = SpacerSizing()
    public static let fixed = SpacerSizing()
}

/// Several contents of a toolbar.
nonisolated public struct TupleToolbarContent<T>: ToolbarContent {
    public typealias Body = Never
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    @MainActor @preconcurrency public var body: Never { return Never.none(of: Self.self) }
}

/// Builds the content of a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> TupleToolbarContent<Void> { TupleToolbarContent() }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<(repeat each Content)> { TupleToolbarContent() }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> TupleToolbarContent<(First, Second)> { TupleToolbarContent() }
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> TupleToolbarContent<(First, Second)> { TupleToolbarContent() }
    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
        TupleToolbarContent<Void>()
    }
}

extension View {
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
    nonisolated public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self
    }
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { self }
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}
