// Switches, drawn in the state that they have.

/// A label with a switch.
nonisolated public struct Toggle<Label: View>: View {
    private let isOn: Bool
    private let label: Label

    package init(isOn: Bool, label: Label) {
        self.isOn = isOn
        self.label = label
    }

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn.wrappedValue, label: label())
    }

    @MainActor public var body: some View {
        HStack {
            label
            Spacer(minLength: 0)
            Capsule()
                .fill(isOn ? Color.green : Color(uiColor: .systemFill))
                .frame(width: 51, height: 31)
                .overlay(alignment: isOn ? .trailing : .leading) {
                    Circle().fill(.white).frame(width: 27, height: 27).padding(2)
                }
                .accessibilityLabel(Text(verbatim: isOn ? "on" : "off"))
        }
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
