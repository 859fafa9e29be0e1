// One thing that happened while a virtual clock went on.

/// A fact of the log, as `advance` answers it.
package struct Happening: Hashable, Codable, Sendable {
    package var time: Timestamp
    package var event: Event
    package var widget: String?
    package var kind: String?
    package var generation: Int?
    package var entry: ShownEntry?
    package var cause: String?
    package var outcome: String?
    /// A sentence: why a run failed, or what else the log says.
    package var why: String?

    package init(
        time: Timestamp, event: Event, widget: String? = nil, kind: String? = nil, generation: Int? = nil,
        entry: ShownEntry? = nil, cause: String? = nil, outcome: String? = nil, why: String? = nil
    ) {
        self.time = time
        self.event = event
        self.widget = widget
        self.kind = kind
        self.generation = generation
        self.entry = entry
        self.cause = cause
        self.outcome = outcome
        self.why = why
    }

    package enum Event: String, Codable, CaseIterable, Sendable {
        /// A picture was published, or found to be unchanged.
        case snapshot
        /// A widget has a new timeline.
        case timeline
        /// A run failed as a whole.
        case failure
        /// What the log has as `diagnostic` or `error`.
        case diagnostic, error
    }
}
