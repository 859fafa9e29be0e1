// What people did, told to the system: nothing here suggests it again.
public import SwiftUI

/// Something that was done with an intent.
public final class INInteraction {
    /// What was asked for.
    public let intent: INIntent
    /// What was answered.
    public let intentResponse: INIntentResponse?
    /// By what it can be forgotten.
    public var identifier: String = UUID().uuidString
    /// By what it can be forgotten with others.
    public var groupIdentifier: String?
    /// When it was done.
    public var dateInterval: DateInterval?
    /// Whether the app or the system began it.
    public var direction = INInteractionDirection.unspecified

    /// Makes an interaction.
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    /// Tells the system, which keeps nothing here.
    public func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }

    /// Has the system forget some.
    public static func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Has the system forget some.
    public static func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Tells the system, which keeps nothing here.
    public func donate() async throws {}

    /// Has the system forget all.
    public static func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// Who began an interaction.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
