// The small types that go with an activity.
public import SwiftUI

/// Whether an activity goes on.
public enum ActivityState: String, Codable, Hashable, Sendable {
    case active, pending, ended, dismissed, stale
}

/// How long an ended activity stays on the Lock Screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?

    /// Up to four hours.
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    /// Not at all.
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    /// Until a date.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// How an activity is changed from afar.
public struct PushType: Hashable, Sendable {
    private let channel: String?

    /// By a token of its own.
    public static let token = PushType(channel: nil)
    /// By a channel for many.
    public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

/// How an activity is shown.
public enum ActivityStyle: Hashable, Sendable {
    case standard, transient
}

/// What people hear and read when an activity changes.
public struct AlertConfiguration: Sendable {
    /// The alert's title.
    public var title: LocalizedStringResource
    /// The alert's text.
    public var body: LocalizedStringResource
    /// The alert's sound.
    public var sound: AlertSound

    /// Makes an alert.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }

    /// A sound.
    public struct AlertSound: Hashable, Sendable {
        private let name: String?

        /// The system's.
        public static let `default` = AlertSound(name: nil)
        /// One of the app's.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
}
