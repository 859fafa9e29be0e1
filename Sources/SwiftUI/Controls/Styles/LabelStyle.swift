// How labels look.

/// A label as its style sees it.
public struct LabelStyleConfiguration {
    public typealias Title = AnyView
    public typealias Icon = AnyView

    public let title: Title
    public let icon: Icon
}

/// A look for labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that fits the place.
public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabelRow(configuration: configuration)
    }
}

private struct LabelRow: View {
    let configuration: LabelStyleConfiguration

    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var width

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing ?? 6) {
            if let width {
                configuration.icon.frame(width: width)
            } else {
                configuration.icon
            }
            configuration.title
        }
    }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        styling(style) { (style, label: LabelStyleConfiguration) in AnyView(style.makeBody(configuration: label)) }
    }

    /// Hides the labels of controls in this view.
    nonisolated public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

extension EnvironmentValues {
    var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }

    private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
    /// Between a label's icon and its title, in points; nil for the usual.
    var labelIconToTitleSpacing: CGFloat? {
        get { self[IconSpacingKey.self] }
        set { self[IconSpacingKey.self] = newValue }
    }

    /// The place that a label's icon takes, in points; nil for the icon's own.
    var labelReservedIconWidth: CGFloat? {
        get { self[IconWidthKey.self] }
        set { self[IconWidthKey.self] = newValue }
    }

    private struct IconSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
    private struct IconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
}

extension View {
    /// Sets the distance between the icons and titles of labels, in points.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }

    /// Gives the icons of labels a place of one width, in points.
    nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, width)
    }
}
