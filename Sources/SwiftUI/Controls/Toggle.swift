// Switches, drawn in the state that they have.
package import ViewArchive

/// A label with a switch.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Bool
    private let label: Label
    private let action: TapAction?

    package init(isOn: Bool, label: Label, action: TapAction? = nil) {
        self.isOn = isOn
        self.label = label
        self.action = action
    }

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn.wrappedValue, label: label())
    }

    @MainActor public var body: some View {
        Styled(ToggleStyleConfiguration(label: AnyView(label), isOn: isOn)) {
            SwitchToggleStyle().makeBody(configuration: $0)
        }
        .tapped(action)
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Makes the toggle that a style is asked to draw, in the style around it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.isOn, label: configuration.label)
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: Text(titleResource))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: Text(title))
    }
}
