// Modifiers of configurations about systems that are not here: they change nothing.
public import AppIntents
public import SwiftUI

/// How a widget is fixed to a wall.
public struct WidgetMountingStyle: Hashable, Sendable {
    private let name: String

    /// On the wall.
    public static let elevated = WidgetMountingStyle(name: "elevated")
    /// In the wall.
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget looks made of.
public struct WidgetTexture: Hashable, Sendable {
    private let name: String

    /// Glass.
    public static let glass = WidgetTexture(name: "glass")
    /// Paper.
    public static let paper = WidgetTexture(name: "paper")
}

/// How much a widget shows, by the distance of who looks at it.
public struct LevelOfDetail: Hashable, Sendable {
    private let name: String

    /// All of it; the only level here.
    public static let `default` = LevelOfDetail(name: "default")
    /// What is read from afar.
    public static let simplified = LevelOfDetail(name: "simplified")
}

extension EnvironmentValues {
    /// How much the widget shows.
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }

    /// Whether fewer updates of a Live Activity are shown; never here.
    public var isActivityUpdateReduced: Bool { false }
}

private struct LevelOfDetailKey: EnvironmentKey {
    static var defaultValue: LevelOfDetail { .default }
}

/// The token with which a widget can be told to reload.
public struct WidgetPushInfo: Hashable, Sendable {
    /// The token.
    public let token: Data
}

/// Learns of push tokens; none are made here.
public protocol WidgetPushHandler {
    /// Makes a handler.
    init()
    /// Called when the token or the widgets change.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

extension WidgetConfiguration {
    /// Says how the widget may be fixed to a wall.
    nonisolated public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
        self
    }

    /// Says what the widget looks made of.
    nonisolated public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }

    /// Says who learns of push tokens.
    nonisolated public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration { self }

    /// Says for which kind of widget this one stands in.
    nonisolated public func associatedKind(_ kind: String) -> some WidgetConfiguration { self }

    /// Names places and sizes in which the widget does not fit.
    nonisolated public func disfavoredLocations(_ locations: [WidgetLocation]) -> some WidgetConfiguration { self }
}

extension WidgetCenter {
    /// The push token; none is made here.
    public var currentPushInfo: WidgetPushInfo? { get async { nil } }
}
