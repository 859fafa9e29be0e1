// What an app can do, and how it is described.
@_exported public import SwiftUI

/// A type with an identifier that stays.
public protocol PersistentlyIdentifiable {
    /// The identifier.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name.
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// Something that an app can do.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    /// What `perform()` answers.
    associatedtype PerformResult: IntentResult
    /// The type of the summary.
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

    /// The intent's name.
    static var title: LocalizedStringResource { get }
    /// What the intent does.
    static var description: IntentDescription? { get }
    /// Whether the app comes to the foreground first.
    static var openAppWhenRun: Bool { get }
    /// Whether people find it outside the app.
    static var isDiscoverable: Bool { get }
    /// Whether the device must be unlocked; here it always is.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// A sentence with the parameters in it.
    @ParameterSummaryBuilder<Self>
    static var parameterSummary: SummaryContent { get }

    /// Makes an intent with its parameters' defaults.
    init()
    /// Does it.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A parameter of an intent.
    public typealias Parameter<Value> = IntentParameter<Value>
    /// A sentence with the parameters in it.
    public typealias Summary = IntentParameterSummary<Self>
    /// A summary under a condition.
    public typealias When = ParameterSummaryWhenCondition<Self>
    /// Summaries by a parameter's value.
    public typealias Switch<Value, Content: ParameterSummary> = ParameterSummarySwitchCondition<Self, Value, Content>
    /// The summary of one value.
    public typealias Case<Value, Content: ParameterSummary> = ParameterSummaryCaseCondition<Self, Value, Content>
    /// The summary of all other values.
    public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>

    /// No description.
    public static var description: IntentDescription? { nil }
    /// The app stays in the background.
    public static var openAppWhenRun: Bool { false }
    /// People find it.
    public static var isDiscoverable: Bool { true }
    /// Anybody may.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    /// An empty summary.
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// When an intent may be performed on a locked device.
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What an intent does, in words.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    /// The description.
    public let descriptionText: LocalizedStringResource

    /// Makes a description of a literal.
    public init(stringLiteral value: String) {
        descriptionText = LocalizedStringResource(stringLiteral: value)
    }

    /// Makes a description; what else it says is accepted and changes nothing.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
    }
}
