// The builders of `#Preview`'s closures.

/// Builds a preview's entries.
@resultBuilder
public enum PreviewTimelineBuilder {
    /// Takes an entry.
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    /// Takes entries.
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    /// Begins with entries.
    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    /// Adds entries.
    public static func buildPartialBlock(
        accumulated: [any TimelineEntry], next: [any TimelineEntry]
    ) -> [any TimelineEntry] { accumulated + next }
    /// Takes a loop's entries.
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap(\.self) }
    /// Takes entries under a condition.
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    /// Takes the first of two.
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    /// Takes the second of two.
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

/// Builds the states of a Live Activity's preview.
@resultBuilder
public enum PreviewActivityBuilder<State> {
    /// Takes a state.
    public static func buildExpression(_ state: State) -> [State] { [state] }
    /// Takes states.
    public static func buildExpression(_ states: [State]) -> [State] { states }
    /// Begins with states.
    public static func buildPartialBlock(first: [State]) -> [State] { first }
    /// Adds states.
    public static func buildPartialBlock(accumulated: [State], next: [State]) -> [State] { accumulated + next }
    /// Takes a loop's states.
    public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap(\.self) }
    /// Takes states under a condition.
    public static func buildOptional(_ states: [State]?) -> [State] { states ?? [] }
    /// Takes the first of two.
    public static func buildEither(first: [State]) -> [State] { first }
    /// Takes the second of two.
    public static func buildEither(second: [State]) -> [State] { second }
}
