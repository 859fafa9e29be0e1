// The timeline rules as a pure value: told what happens and the time, it returns what to do and its next deadline.

/// Decides which widget runs when, what is drawn, and who is answered.
///
/// The unit of a run is a widget; a kind's runs go one after another, and only so many kinds start at once as there
/// are places. The daemon does the actions of `handle` in their order, then tells what came of them; it calls
/// `handle(.tick, at:)` when one of `nextDeadline`'s instants has come. Wall instants may lie further ahead than a
/// timer can hold: an early tick does no harm.
package struct Scheduler: Sendable {
    package let rules: Rules

    var members: [WidgetKey: Widget] = [:]
    var kinds: [KindName: Kind] = [:]
    var lastRank = 0
    /// The kind that each run in flight belongs to.
    var runs: [RunKey: KindName] = [:]
    /// Draws in flight whose widget was removed; their ends are not its successor's.
    var orphans: [WidgetKey: Int] = [:]
    /// The kinds that have a waiting run and none in flight, in the order of their turns.
    var ready = Turns<KindName>()
    /// The kinds whose run was started and has a place.
    var holders: Set<KindName> = []
    var callers: [CallerID: Waiting] = [:]
    /// The draws in flight.
    var drawing: Set<WidgetKey> = []
    /// Each widget's next date: of an entry, or of its policy.
    var wallTimers = Agenda<WidgetKey, WallInstant>()
    /// The widgets whose entry's date came with an event that was no tick, and which wait for theirs.
    var overdueTimers = Agenda<WidgetKey, WallInstant>()
    /// When each widget's live text is drawn again.
    var liveTimers = Agenda<WidgetKey, WallInstant>()
    /// What follows from what was due already: tries after failures, damped reloads, runs that wait for an interval.
    var monotonicTimers = Agenda<MonotonicTimer, MonotonicInstant>()
    /// The widgets whose policy names no date that is still to come.
    var idleTimers = Agenda<WidgetKey, MonotonicInstant>()
    var processTimers = Agenda<ProcessTimer, ProcessDeadline>()
    /// What this event has led to so far.
    var actions: [Action] = []
    /// How many widgets and waiting places its steps have looked at, beside those of its timers and `ready`.
    var looks = 0

    package init(rules: Rules = Rules()) {
        self.rules = rules
    }

    /// Takes an event and the time, and returns what to do now.
    ///
    /// Drawing comes last, so that extensions work and callers read meanwhile.
    package mutating func handle(_ event: Event, at now: Now) -> [Action] {
        switch event {
        case .installed(let installation): install(installation, at: now)
        case .removed(let widget): remove(widget, at: now)
        case .reload(let reload): take(reload, at: now)
        case .runEnded(let widget, let generation, let result): end(widget, generation, result, at: now)
        case .drawn(let widget, let result): drawn(widget, result, at: now)
        case .callerGone(let caller): forget(caller)
        case .tick: tick(at: now)
        case .passing: pass(at: now)
        case .clockStepped: clockStepped(at: now)
        }
        startRuns(at: now)
        defer { actions = [] }
        return actions.filter { !$0.isDraw } + actions.filter(\.isDraw)
    }

    /// When it wants the next `.tick`.
    package var nextDeadline: Deadlines {
        Deadlines(
            wall: [wallTimers.next, overdueTimers.next, liveTimers.next].compactMap(\.self).min(),
            monotonic: [monotonicTimers.next, idleTimers.next].compactMap(\.self).min(), process: processTimers.next
        )
    }

    /// The installed widgets in the order of their installation.
    package var widgets: [WidgetKey] { members.values.sorted { $0.rank < $1.rank }.map(\.key) }

    /// How many widgets, waiting places and timers all steps so far have looked at: what a step costs, as a number
    /// that is the same on every machine.
    package var effort: Int {
        looks + ready.effort + kinds.values.reduce(0) { $0 + $1.queue.effort } + wallTimers.effort
            + overdueTimers.effort + liveTimers.effort + monotonicTimers.effort + idleTimers.effort
            + processTimers.effort
    }

    /// Some widgets in the order of their installation; every step that concerns several goes through here.
    mutating func inOrder(_ widgets: some Collection<WidgetKey>) -> [WidgetKey] {
        looks += widgets.count
        return widgets.compactMap { members[$0] }.sorted { $0.rank < $1.rank }.map(\.key)
    }
}

extension Scheduler.Action {
    var isDraw: Bool {
        if case .draw = self { true } else { false }
    }
}
