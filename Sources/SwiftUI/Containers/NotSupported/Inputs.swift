// Controls that take more than a tap, which no widget can show.

/// Text that people type.
nonisolated public struct TextField<Label: View>: View {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {}

    @MainActor public var body: some View { NotSupported(name: "TextField") }
}

/// Secrets that people type.
nonisolated public struct SecureField<Label: View>: View {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}

    @MainActor public var body: some View { NotSupported(name: "SecureField") }
}

/// A choice.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where Label == Text {}

    @MainActor public var body: some View { NotSupported(name: "Picker") }
}

/// A value that is moved.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
    where Label == EmptyView, ValueLabel == EmptyView {}

    @MainActor public var body: some View { NotSupported(name: "Slider") }
}

/// A value that goes up and down.
nonisolated public struct Stepper<Label: View>: View {
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>)
    where Label == Text {}

    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>) where Label == Text {}

    @MainActor public var body: some View { NotSupported(name: "Stepper") }
}

/// Commands behind a button.
nonisolated public struct Menu<Label: View, Content: View>: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}

    @MainActor public var body: some View { NotSupported(name: "Menu") }
}

/// A date that people choose.
nonisolated public struct DatePicker<Label: View>: View {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>) where Label == Text {}

    @MainActor public var body: some View { NotSupported(name: "DatePicker") }
}
