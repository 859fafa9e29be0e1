// Sentences with an intent's parameters in them; accepted, for editors that show them.

/// A sentence with parameters in it.
public protocol ParameterSummary {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {}

/// Builds a summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent> {
    /// Takes the one summary.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

/// A sentence and further parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// Makes an empty summary.
    public init() {}
    /// Makes a summary of a sentence.
    public init(_ summary: IntentParameterSummaryString<Intent>, table: String? = nil) {}
    /// Makes a summary of parameters.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
    /// Makes a summary of a sentence and parameters.
    public init(
        _ summary: IntentParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
}

/// A sentence whose interpolations are key paths of parameters.
public struct IntentParameterSummaryString<Intent>: ExpressibleByStringInterpolation {
    /// Makes a sentence without parameters.
    public init(stringLiteral value: String) {}
    /// Makes a sentence with parameters.
    public init(stringInterpolation: StringInterpolation) {}

    /// The parts of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Begins a sentence.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// Builds a list of parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent> {
    /// Takes a parameter.
    public static func buildExpression<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { parameter }
    /// Takes all parameters.
    public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

/// One of two summaries, by a parameter's value.
public struct ParameterSummaryWhenCondition<Intent>: ParameterSummary {
    /// How a parameter is compared.
    public enum Comparison: Sendable {
        case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
    }
    /// Whether a parameter has a value.
    public enum Presence: Sendable { case hasAnyValue, hasNoValue }

    /// Chooses by comparing a parameter with a value.
    public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: Comparison, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Chooses by whether a parameter has a value.
    public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: Presence,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
}

extension ParameterSummaryWhenCondition {
    /// Chooses by whether a parameter's value is among some.
    public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ membership: Membership, _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Chooses by comparing a parameter that may be absent with a value.
    public init<Value, Then: ParameterSummary, Otherwise: ParameterSummary>(
        _ parameter: KeyPath<Intent, IntentParameter<Value?>>, _ comparison: Comparison, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Chooses by the widget's family.
    public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
        widgetFamily comparison: Comparison, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Chooses by whether the widget's family is among some.
    public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
        widgetFamily membership: Membership, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Whether a value is among some.
    public enum Membership: Sendable { case oneOf }
}
