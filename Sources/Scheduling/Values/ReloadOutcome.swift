// What a reload did for one widget: a receipt before it is put into the protocol's words.

/// One widget's part of an answer.
package struct ReloadOutcome: Hashable, Sendable {
    package var widget: WidgetKey
    package var outcome: Outcome
    /// The run that answers; for `accepted`, `deferred` and `pending` the one that will.
    package var generation: Int
    /// Whether another caller's reload had asked for the same run.
    package var coalesced: Bool
    /// What is on screen; nil for nothing yet.
    package var shown: Scheduler.Shown?
    /// The digest of the picture on screen, as last reported.
    package var hash: String?
    package var why: String?
    /// Until when what is shown stays, or a deferred run waits.
    package var until: WallInstant?
    package var timings: Timings

    package init(
        widget: WidgetKey, outcome: Outcome, generation: Int, coalesced: Bool = false,
        shown: Scheduler.Shown? = nil, hash: String? = nil, why: String? = nil, until: WallInstant? = nil,
        timings: Timings = Timings()
    ) {
        self.widget = widget
        self.outcome = outcome
        self.generation = generation
        self.coalesced = coalesced
        self.shown = shown
        self.hash = hash
        self.why = why
        self.until = until
        self.timings = timings
    }

    package enum Outcome: String, Hashable, Sendable {
        case accepted, rendered, unchanged, failed, deferred, pending
    }

    /// Seconds of real time; `total` counts from the reload's event.
    package struct Timings: Hashable, Sendable {
        package var provider: Double?
        package var draw: Double?
        package var total: Double?

        package init(provider: Double? = nil, draw: Double? = nil, total: Double? = nil) {
            self.provider = provider
            self.draw = draw
            self.total = total
        }
    }
}
