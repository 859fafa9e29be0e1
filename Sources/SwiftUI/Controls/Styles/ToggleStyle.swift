// How toggles look.

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
    public typealias Label = AnyView

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed = false

    init(label: Label, isOn: Bool) {
        self.label = label
        _isOn = .constant(isOn)
    }
}

/// A look for toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that fits the place.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        Switch(configuration: configuration, tint: tint)
    }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let button = Button(role: nil, label: configuration.label)
        if configuration.isOn {
            button.buttonStyle(.borderedProminent)
        } else {
            button.buttonStyle(.bordered)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: ButtonToggleStyle { .init() }
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        styling(style) { (style, toggle: ToggleStyleConfiguration) in AnyView(style.makeBody(configuration: toggle)) }
    }
}

private struct Switch: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?

    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.tint) private var inherited

    var body: some View {
        HStack {
            if !isLabelHidden {
                configuration.label
                Spacer(minLength: 0)
            }
            Capsule()
                .fill(configuration.isOn ? ground : AnyShapeStyle(Color(uiColor: .systemFill)))
                .frame(width: 51, height: 31)
                .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                    Circle().fill(.white).frame(width: 27, height: 27).padding(2)
                        .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
                }
                .accessibilityLabel(Text(verbatim: configuration.isOn ? "on" : "off"))
        }
    }

    private var ground: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? inherited ?? AnyShapeStyle(.green) }
}
