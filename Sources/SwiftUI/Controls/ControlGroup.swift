// Controls that belong together.

/// Controls that belong together, as their style sees them.
public struct ControlGroupStyleConfiguration {
    public typealias Content = AnyView
    public typealias Label = AnyView

    public let content: Content
    public let label: Label
}

/// A look for controls that belong together.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Beside one another.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

public struct PaletteControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    nonisolated public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    nonisolated public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    nonisolated public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    nonisolated public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    nonisolated public static var palette: PaletteControlGroupStyle { .init() }
}

extension View {
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        styling(style) { (style, group: ControlGroupStyleConfiguration) in
            AnyView(style.makeBody(configuration: group))
        }
    }
}

/// Controls that belong together, beside one another.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = AnyView(EmptyView())
    }

    private init(label: some View, content: Content) {
        self.content = content
        self.label = AnyView(label)
    }

    @MainActor public var body: some View {
        Styled(ControlGroupStyleConfiguration(content: AnyView(content), label: label)) {
            AutomaticControlGroupStyle().makeBody(configuration: $0)
        }
    }
}

extension ControlGroup {
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(label: label(), content: LabeledControlGroupContent(content: content()))
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(label: Text(titleKey), content: LabeledControlGroupContent(content: content()))
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
        self.init(
            label: SwiftUI.Label(titleKey, systemImage: systemImage),
            content: LabeledControlGroupContent(content: content())
        )
    }
}

/// What a group with a label holds.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content

    @MainActor public var body: some View { content }
}
