// Views on a ground of their own, and values beside their names.

/// A group box as its style sees it.
public struct GroupBoxStyleConfiguration {
    public typealias Label = AnyView
    public typealias Content = AnyView

    public let label: Label
    public let content: Content
}

/// A look for group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that fits the place.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
        .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension View {
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        styling(style) { (style, box: GroupBoxStyleConfiguration) in AnyView(style.makeBody(configuration: box)) }
    }
}

/// Views on a ground of their own, under a label.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
        self.init(label: EmptyView(), content: content)
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(label: Text(title), content: content)
    }

    @MainActor public var body: some View {
        Styled(GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content))) {
            DefaultGroupBoxStyle().makeBody(configuration: $0)
        }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Makes the group box that a style is asked to draw, in the style around it.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}
