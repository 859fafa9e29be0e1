// Commands that open something, which no widget can show.

/// Commands behind a button.
nonisolated public struct Menu<Label: View, Content: View>: View {
    private init(nothing: Void) {}

    @MainActor public var body: some View { NotSupported(name: "Menu") }
}

extension Menu {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nothing: ())
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(nothing: ())
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(nothing: ())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(nothing: ())
    }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) where Label == Text {
        self.init(nothing: ())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
    where Label == Text {
        self.init(nothing: ())
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == SwiftUI.Label<Text, Image> {
        self.init(nothing: ())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == SwiftUI.Label<Text, Image> {
        self.init(nothing: ())
    }
}

/// Views that open.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private init(nothing: Void) {}

    @MainActor public var body: some View { NotSupported(name: "DisclosureGroup") }
}

extension DisclosureGroup {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nothing: ())
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(nothing: ())
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text {
        self.init(nothing: ())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) where Label == Text {
        self.init(nothing: ())
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {
        self.init(nothing: ())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    where Label == Text {
        self.init(nothing: ())
    }
}

/// Begins and ends editing.
nonisolated public struct EditButton: View {
    public init() {}

    @MainActor public var body: some View { NotSupported(name: "EditButton") }
}

/// Begins to rename.
nonisolated public struct RenameButton<Label: View>: View {
    public init() where Label == SwiftUI.Label<Text, Image> {}

    @MainActor public var body: some View { NotSupported(name: "RenameButton") }
}

/// Takes what was copied.
nonisolated public struct PasteButton: View {
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    @MainActor public var body: some View { NotSupported(name: "PasteButton") }
}

/// Opens the documentation.
nonisolated public struct HelpLink: View {
    public init(destination: URL) {}
    public init(action: @escaping () -> Void) {}

    @MainActor public var body: some View { NotSupported(name: "HelpLink") }
}

/// What is shown of something that is shared.
public struct SharePreview<Image, Icon> {
    public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
    public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
}

/// The label of a link that shares.
nonisolated public struct DefaultShareLinkLabel: View {
    @MainActor public var body: some View { NotSupported(name: "ShareLink") }
}

/// Shares something.
nonisolated public struct ShareLink<Label: View>: View {
    private init(nothing: Void) {}

    @MainActor public var body: some View { NotSupported(name: "ShareLink") }
}

extension ShareLink {
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel {
        self.init(nothing: ())
    }

    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel {
        self.init(nothing: ())
    }

    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(nothing: ())
    }

    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(nothing: ())
    }

    public init<I, P, N>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, N>)
    where Label == DefaultShareLinkLabel {
        self.init(nothing: ())
    }

    public init<I, P, N>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, N>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(nothing: ())
    }

    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(nothing: ())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(nothing: ())
    }

    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(nothing: ())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
    where Label == DefaultShareLinkLabel {
        self.init(nothing: ())
    }
}

/// A menu as its style sees it.
public struct MenuStyleConfiguration {
    public typealias Label = AnyView
    public typealias Content = AnyView
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(nothing: ())
    }
}

/// A look for menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// Whether a menu's order may change.
public struct MenuOrder: Hashable, Sendable {
    public static let automatic = MenuOrder()
    public static let priority = MenuOrder()
    public static let fixed = MenuOrder()
}

/// What a tap on a menu's command does to the menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    public static let automatic = MenuActionDismissBehavior()
    public static let enabled = MenuActionDismissBehavior()
    public static let disabled = MenuActionDismissBehavior()
}

/// Views that open, as their style sees them.
public struct DisclosureGroupStyleConfiguration {
    public typealias Label = AnyView
    public typealias Content = AnyView

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool
}

/// A look for views that open.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { NotSupported(name: "DisclosureGroup") }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension View {
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
}
