// Modifiers of configurations about places and services that there are none of here; they change nothing.
public import SwiftUI

extension WidgetConfiguration {
    /// Says whether the background may be removed; here it never is.
    nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        self
    }

    /// Names places where the widget does not fit.
    nonisolated public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        self
    }

    /// Asks people to configure a new widget.
    nonisolated public func promptsForUserConfiguration() -> some WidgetConfiguration {
        self
    }

    /// Listens to background sessions; Linux has none.
    nonisolated public func onBackgroundURLSessionEvents(
        matching: @escaping (String) -> Bool,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }

    /// Listens to a background session; Linux has none.
    nonisolated public func onBackgroundURLSessionEvents(
        matching: String? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }
}

/// A place where widgets are shown.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    /// The Home Screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The Lock Screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// StandBy.
    public static let standBy = WidgetLocation(name: "standBy")
    /// iPhone widgets on a Mac.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    /// CarPlay.
    public static let carPlay = WidgetLocation(name: "carPlay")
}
