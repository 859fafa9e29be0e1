// Controls of the Control Center: they compile beside widgets in a bundle, and nothing here shows them.
public import SwiftUI

/// A control of the Control Center.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    @MainActor @preconcurrency init()
    /// The kind and its template.
    @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidget {
    /// Runs a program that has this control only, and so no widget.
    @MainActor @preconcurrency
    public static func main() {
        EntryPoint.run { [] }
    }
}

/// What a control is.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidgetConfiguration where Body: _Bodiless {
    /// Configurations that are not made of others have no body; nothing asks them for it.
    public var body: Body { .none(of: Self.self) }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
    /// The control's name in the gallery.
    nonisolated public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        self
    }
    /// What the control does.
    nonisolated public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        self
    }
    /// Asks people to configure it when they add it.
    nonisolated public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
    /// Who hears of push tokens.
    nonisolated public func pushHandler(_ handler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration {
        self
    }
}

/// Hears of a control's push tokens; none come here.
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}

extension WidgetBundleBuilder {
    /// A control beside widgets: it is no kind of widget.
    nonisolated public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
        buildBlock()
    }
}
