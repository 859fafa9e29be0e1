// Questions that an intent asks people while it is performed. Nobody answers here, as nobody does in a widget: each throws,
// and says which question it was.
public import SwiftUI

/// The name of the button that goes on.
public enum ConfirmationActionName: Sendable {
    case add, addData, book, buy, call, checkIn, `continue`, create, `do`, download, filter, find, get, go, log, open
    case order, pay, play, playSound, post, request, run, search, send, set, share, start, startNavigation, toggle
    case turnOff, turnOn, view
    /// A name of the intent's own.
    case custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false)
}

/// When an intent that asks may be confirmed.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension AppIntent {
    /// Asks whether to go on.
    public func requestConfirmation() async throws { throw unanswered("a confirmation") }

    /// Asks whether to go on with an answer.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws { throw unanswered("a confirmation") }

    /// Asks whether to go on.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
    ) async throws { throw unanswered("a confirmation") }

    /// Asks whether to go on, beside a view.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws { throw unanswered("a confirmation") }

    /// Asks which of some values is meant.
    public func requestChoice<Value>(
        between options: [Value], dialog: IntentDialog? = nil
    ) async throws -> Value { throw unanswered("a choice") }

    private func unanswered(_ question: String) -> PerformFailure {
        PerformFailure(why: "\(Self.self) asks for \(question), and nobody can answer")
    }
}

extension IntentParameter {
    /// Asks whether a value is right.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw PerformFailure(why: "the parameter \(title.key) asks for a confirmation, and nobody can answer")
    }

    /// Asks which of some values is meant.
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw PerformFailure(why: "the parameter \(title.key) asks for a choice, and nobody can answer")
    }

    /// The error that asks which of some values is meant.
    public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> any Error {
        PerformFailure(why: "the parameter \(title.key) asks for a choice, and nobody can answer")
    }
}

/// Errors that the system knows.
public struct AppIntentError: Error, CustomStringConvertible, CustomLocalizedStringResourceConvertible {
    let why: String

    public var description: String { why }
    /// What people are told.
    public var localizedStringResource: LocalizedStringResource { LocalizedStringResource(stringLiteral: why) }

    /// The intent wants to be performed once more.
    public static let restartPerform = AppIntentError(why: "the intent wants to be performed once more")

    /// Errors that end an intent.
    public enum Unrecoverable {
        public static let entityNotFound = AppIntentError(why: "the entity was not found")
        public static let featureCurrentlyRestricted = AppIntentError(why: "the feature is restricted now")
        public static let notAllowed = AppIntentError(why: "not allowed")
        public static let unknown = AppIntentError(why: "unknown error")
    }

    /// Errors that people can mend.
    public enum UserActionRequired {
        public static let accountSetup = AppIntentError(why: "an account must be set up")
        public static let confirmation = AppIntentError(why: "a confirmation is needed")
        public static let dismissal = AppIntentError(why: "something must be dismissed")
        public static let installation = AppIntentError(why: "something must be installed")
        public static let signin = AppIntentError(why: "people must sign in")
    }
}
