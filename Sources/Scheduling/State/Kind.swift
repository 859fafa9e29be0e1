// What the scheduler remembers of a kind: its widgets, who waits for a turn, the run in flight.

extension Scheduler {
    struct Kind: Sendable {
        var widgets: Set<WidgetKey> = []
        /// The widgets that wait for a run.
        var queue = Turns<WidgetKey>()
        /// The run in flight; outlives its widget.
        var running: Running?
        var damping: Damping
        /// The first of those whose wish waits there.
        var asker: Asker?
        /// Until when the log was told that widget code must wait.
        var told: MonotonicInstant?

        init(rules: Rules) { damping = Damping(rules: rules) }
    }

    /// A run in flight.
    struct Running: Sendable {
        var run: Run
        var tickets: [Ticket]
        var began: ProcessDeadline
        /// False when its widget was removed meanwhile, even if another took its id.
        var isWanted = true
    }

    /// Names a run in flight.
    struct RunKey: Hashable, Sendable {
        var widget: WidgetKey
        var generation: Int

        init(widget: WidgetKey, generation: Int) {
            self.widget = widget
            self.generation = generation
        }

        init(_ run: Run) { self.init(widget: run.widget, generation: run.generation) }
    }

    /// One who waits for receipts.
    struct Waiting: Sendable {
        var widgets: [WidgetKey]
        var received: ProcessDeadline
        var outcomes: [WidgetKey: ReloadOutcome] = [:]
    }

    /// Whose monotonic time has come.
    enum MonotonicTimer: Hashable, Sendable { case widget(WidgetKey), kind(KindName) }
    /// Whose real time has come.
    enum ProcessTimer: Hashable, Sendable { case caller(CallerID), place(KindName), limit(KindName) }
}
