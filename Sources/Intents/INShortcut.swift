// Shortcuts that apps suggest: nothing here proposes them.
public import SwiftUI

/// Something that people can have done again.
public enum INShortcut {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    /// A shortcut for an intent.
    public init?(intent: INIntent) { self = .intent(intent) }
    /// A shortcut for an activity.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
    /// What is asked for, if it is an intent.
    public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
}

/// When a shortcut matters.
open class INRelevanceProvider {
    /// Makes one.
    public init() {}
}

/// At a time.
public final class INDateRelevanceProvider: INRelevanceProvider {
    public let startDate: Date
    public let endDate: Date?

    /// Makes one.
    public init(start startDate: Date, end endDate: Date?) {
        (self.startDate, self.endDate) = (startDate, endDate)
    }
}

/// A shortcut, or a widget, that matters at times.
open class INRelevantShortcut {
    /// What it is of.
    public let shortcut: INShortcut
    /// When it matters.
    open var relevanceProviders: [INRelevanceProvider] = []
    /// The widget that shows it.
    open var widgetKind: String?
    /// Whether it asks or tells.
    open var shortcutRole = INRelevantShortcutRole.action

    /// Makes one.
    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
    }
}

/// Whether a shortcut asks or tells.
public enum INRelevantShortcutRole: Int, Sendable { case action, information }

/// Where apps say what matters: nothing here is sorted by it.
public final class INRelevantShortcutStore: Sendable {
    /// The store.
    public static let `default` = INRelevantShortcutStore()

    /// Takes what matters.
    public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
}

/// The shortcuts that people have spoken words for: none.
public final class INVoiceShortcutCenter: Sendable {
    /// The shortcuts.
    public static let shared = INVoiceShortcutCenter()

    /// Takes what people may be offered.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
