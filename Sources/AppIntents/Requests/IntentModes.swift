// Whether an app comes to the foreground for an intent; here there is no app to bring forward.
import SwiftUI

/// Where an intent may be performed.
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// While the app stays in the background.
    public static let background = IntentModes(rawValue: 1)
    /// With the app in the foreground.
    public static let foreground = IntentModes(rawValue: 2)

    /// When the app comes to the foreground.
    public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }

    /// With the app in the foreground at some time.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

extension AppIntent {
    /// In the background, or in the foreground where the app comes forward first.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }

    /// What the system tells of how an intent is performed.
    public var systemContext: IntentSystemContext { IntentSystemContext() }

    /// Asks to go on in the foreground; no app is here, so that it throws.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        throw PerformFailure(why: "\(Self.self) wants to go on in the foreground, and here is no app")
    }
}

/// What the system tells of how an intent is performed.
public struct IntentSystemContext: Sendable {
    /// In the background, always.
    public var currentMode: IntentModes { .background }
}

extension ForegroundContinuableIntent {
    /// The error that asks to go on in the foreground.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil
    ) -> any Error {
        PerformFailure(why: "\(Self.self) wants to go on in the foreground, and here is no app")
    }

    /// Asks to go on in the foreground; no app is here, so that it throws.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw needsToContinueInForegroundError(dialog)
    }
}
