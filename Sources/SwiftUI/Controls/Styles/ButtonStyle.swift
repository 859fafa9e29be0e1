// How buttons look.

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
    public typealias Label = AnyView

    public let role: ButtonRole?
    public let label: Label
    /// Whether a finger is on it; never in a picture.
    public let isPressed = false
}

/// A look for buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it that also says what starts its action.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = AnyView

    public let role: ButtonRole?
    public let label: Label

    /// Performs the action; a picture performs none.
    public func trigger() {}
}

/// A look and a behaviour for buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        styling(style) { (style, button: PrimitiveButtonStyleConfiguration) in
            AnyView(style.makeBody(configuration: ButtonStyleConfiguration(role: button.role, label: button.label)))
        }
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        styling(style) { (style, button: PrimitiveButtonStyleConfiguration) in
            AnyView(style.makeBody(configuration: button))
        }
    }

    /// Sets the outline of bordered buttons.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }

    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }

    private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
    private struct BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
}
