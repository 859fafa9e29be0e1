// Summaries by a parameter's value; accepted, for editors that show them.

/// One of several summaries, by a parameter's value.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, Content: ParameterSummary>: ParameterSummary {
    /// Chooses among cases.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Content
    ) {}

    /// Chooses among cases by the widget's family.
    public init(
        _ family: SwitchedFamily, @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> Content
    ) where Value == IntentWidgetFamily {}

    /// What is not a parameter and has values all the same.
    public enum SwitchedFamily: Sendable { case widgetFamily }
}

/// The summary of one value, or of some.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary>: ParameterSummary {
    /// Makes the case of a value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Content) {}
    /// Makes the case of some values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Content) {}
}

/// The summary of all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>: ParameterSummary {
    /// Makes the case.
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Content) {}
}

/// Several cases.
public struct ParameterSummaryCases: ParameterSummary {}

/// Builds cases of the values of one type.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    /// Takes a case.
    public static func buildExpression<Content: ParameterSummary>(
        _ one: ParameterSummaryCaseCondition<Intent, Value, Content>
    ) -> ParameterSummaryCases { ParameterSummaryCases() }
    /// Takes the last case.
    public static func buildExpression<Content: ParameterSummary>(
        _ one: ParameterSummaryDefaultCaseCondition<Intent, Content>
    ) -> ParameterSummaryCases { ParameterSummaryCases() }
    /// Takes all cases.
    public static func buildBlock(_ cases: ParameterSummaryCases...) -> ParameterSummaryCases {
        ParameterSummaryCases()
    }
}
