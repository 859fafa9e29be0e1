// The Control Center: no control is ever placed in it here.
public import AppIntents
import SwiftUI

/// Controls that people have placed, and how their values are asked for again.
public final class ControlCenter: Sendable {
    /// The one Control Center.
    public static let shared = ControlCenter()

    private init() {}

    /// The placed controls.
    public func currentControls() async throws -> [ControlInfo] { [] }
    /// Asks for the values of a kind's controls again.
    public func reloadControls(ofKind kind: String) {}
    /// Asks for the values of all controls again.
    public func reloadAllControls() {}
}

/// A placed control.
public struct ControlInfo: Hashable, Identifiable, Sendable {
    /// The control's identifier.
    public let id: String
    /// The control's kind.
    public let kind: String
    /// The control's push token.
    public let pushInfo: PushInfo?

    /// A push token.
    public struct PushInfo: Hashable, Sendable {
        /// The token.
        public let token: Data
    }

    /// The intent that configures it.
    public func configurationIntent<Intent: ControlConfigurationIntent>(of type: Intent.Type = Intent.self) -> Intent? {
        nil
    }
}
