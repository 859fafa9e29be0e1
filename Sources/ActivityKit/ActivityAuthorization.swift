// Whether an app may begin activities: here none may.
public import SwiftUI

/// What people allow.
public final class ActivityAuthorizationInfo: Sendable {
    /// Asks what is allowed.
    public init() {}

    /// Whether activities can be begun.
    public var areActivitiesEnabled: Bool { false }
    /// Whether they may change often.
    public var frequentPushesEnabled: Bool { false }
    /// Changes of that; it ends at once.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    /// Changes of that; it ends at once.
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// Why an activity was not begun.
public enum ActivityAuthorizationError: String, LocalizedError, Hashable, Sendable {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility
    case persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier, unsupportedTarget
    case reconnectNotPermitted

    /// The reason, in words.
    public var errorDescription: String? {
        self == .unsupported
            ? "Live Activities are not begun by widget code here: a host publishes their states." : rawValue
    }
}
