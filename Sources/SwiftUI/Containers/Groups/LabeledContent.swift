// Values beside their names.

/// A value and its name, as their style sees them.
public struct LabeledContentStyleConfiguration {
    public typealias Label = AnyView
    public typealias Content = AnyView

    public let label: Label
    public let content: Content
}

/// A look for values beside their names.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The name at the leading edge, the value at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

private struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration

    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        HStack {
            if !isLabelHidden {
                configuration.label
                Spacer()
            }
            configuration.content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension View {
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        styling(style) { (style, content: LabeledContentStyleConfiguration) in
            AnyView(style.makeBody(configuration: content))
        }
    }
}

/// A name at the leading edge, its value at the trailing one.
nonisolated public struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content

    private init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent: View where Label: View, Content: View {
    @MainActor public var body: some View {
        Styled(LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content))) {
            AutomaticLabeledContentStyle().makeBody(configuration: $0)
        }
    }
}

extension LabeledContent where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

extension LabeledContent where Label == AnyView, Content == AnyView {
    /// Makes the content that a style is asked to draw, in the style around it.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContent where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}
