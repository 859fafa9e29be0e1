// What a control looks like: a button or a toggle.
public import AppIntents
public import SwiftUI

/// A control's look.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate
    @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidgetTemplate where Body: _Bodiless {
    /// Templates that are not made of others have no body; nothing asks them for it.
    public var body: Body { .none(of: Self.self) }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate {
    /// The colour of a control that is on.
    nonisolated public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    /// Whether people can use it.
    nonisolated public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    /// Whether its value is hidden on a locked device.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

/// A template without a look.
nonisolated public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
    public typealias Body = Never

    public init() {}
}

/// Builds a control's template.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
    nonisolated public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
    nonisolated public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    nonisolated public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
        content
    }
    nonisolated public static func buildEither<Content: ControlWidgetTemplate>(first: Content) -> Content { first }
    nonisolated public static func buildEither<Content: ControlWidgetTemplate>(second: Content) -> Content { second }
    nonisolated public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(
        _ content: Content
    ) -> some ControlWidgetTemplate {
        content
    }
}

/// A control that does something.
nonisolated public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate
{
    public typealias Body = Never

    /// Makes a button with a label, and another while it acts.
    public init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
}

extension ControlWidgetButton where ActionLabel == EmptyView {
    /// Makes a button with a label.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(action: action, label: label) { _ in EmptyView() }
    }
}

extension ControlWidgetButton where Label == Text {
    /// Makes a button with a title, and another label while it acts.
    public init(
        _ title: LocalizedStringResource, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }

    /// Makes a button with a title, and another label while it acts.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    /// Makes a button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: Action) {
        self.init(action: action) { Text(title) }
    }

    /// Makes a button with a title.
    public init(_ title: LocalizedStringResource, action: Action) {
        self.init(action: action) { Text(title) }
    }
}

/// A control that is on or off.
nonisolated public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
    ControlWidgetTemplate
where Action.ValueType == Bool {
    public typealias Body = Never

    /// Makes a toggle with a label, and one of its value.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
    /// Makes a toggle with a label.
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(isOn: isOn, action: action, label: label) { _ in EmptyView() }
    }
}

extension ControlWidgetToggle where Label == Text {
    /// Makes a toggle with a title, and a label of its value.
    public init(
        _ title: LocalizedStringResource, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }

    /// Makes a toggle with a title, and a label of its value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
    /// Makes a toggle with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(title) }
    }

    /// Makes a toggle with a title.
    public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action) { Text(title) }
    }
}

extension View {
    /// What a control says after it acted; nothing here shows it.
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }
    /// What a control will do; nothing here shows it.
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }
}
