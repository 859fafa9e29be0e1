// The timeline rules as a pure value: told what happens and the time, it returns what to do and its next deadline.

/// Decides which widget runs when, what is drawn, and who is answered.
///
/// The unit of a run is a widget; a kind's runs go one after another, and only so many kinds start at once as there
/// are places. The daemon does the actions of `handle` in their order, then tells what came of them; it calls
/// `handle(.tick, at:)` when one of `nextDeadline`'s instants has come. Wall instants may lie further ahead than a
/// timer can hold: an early tick does no harm.
package struct Scheduler: Sendable {
    package let rules: Rules

    package init(rules: Rules = Rules()) {
        self.rules = rules
    }

    /// Takes an event and the time, and returns what to do now.
    package mutating func handle(_ event: Event, at now: Now) -> [Action] {
        []
    }

    /// When it wants the next `.tick`.
    package var nextDeadline: Deadlines { Deadlines() }

    /// Where a widget stands; nil for one that is not installed.
    package func status(of widget: WidgetKey, at now: Now) -> Status? { nil }

    /// The installed widgets in the order of their installation.
    package var widgets: [WidgetKey] { [] }
}
