// Telling the system what people did, so that it suggests it; nothing here suggests.
import SwiftUI

/// Takes intents that people performed in an app.
public final class IntentDonationManager: Sendable {
    /// The one there is.
    public static let shared = IntentDonationManager()

    init() {}

    /// Accepts an intent and changes nothing.
    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    /// Accepts an intent with its answer and changes nothing.
    @discardableResult
    public func donate<Intent: AppIntent>(
        intent: Intent, result: Intent.PerformResult
    ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Nothing was kept.
    @discardableResult
    public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
        -> [IntentDonationIdentifier]
    { [] }
}

/// Names what was told.
public struct IntentDonationIdentifier: Hashable, Sendable {
    let id = UUID()
}

/// Chooses among what was told.
public struct IntentDonationMatchingPredicate: Sendable {
    /// Those of a type.
    public static func intentType(_ type: any AppIntent.Type) -> Self { Self() }
    /// Those of some names.
    public static func donationIdentifiers(_ identifiers: Set<IntentDonationIdentifier>) -> Self { Self() }
}

extension AppIntent {
    /// Accepts the intent and changes nothing.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }

    /// Performs the intent from code of the app.
    @discardableResult
    public func callAsFunction(donate: Bool = true) async throws -> PerformResult { try await perform() }
}
