// How often widget code may reload its own kind: a provider that always asks for the next run must not spin.

/// The damping of one kind.
///
/// A wish makes a batch: one run of each widget that has had none since. While the batch is under way, wishes are
/// kept; afterwards they wait for the delay, which doubles when no picture of the batch has changed.
struct Damping: Sendable {
    /// The least time from one batch to the next.
    private(set) var delay: Double
    /// The widgets that had no run since they were wished for.
    private(set) var asked: Set<WidgetKey> = []
    /// When the last runs of the latest batches began, oldest first.
    private var batches: [MonotonicInstant] = []
    private var batch: Batch?
    private var lastAsked: MonotonicInstant?
    private let rules: Scheduler.Rules

    private struct Batch: Sendable {
        var open: Set<WidgetKey>
        var hasBegun = false
        var hasChanged = false
    }

    init(rules: Scheduler.Rules) {
        self.rules = rules
        delay = rules.firstDamping
    }

    /// When the next batch may begin; nil while one is under way or none is wished for.
    var due: MonotonicInstant? { batch == nil && !asked.isEmpty ? earliest : nil }

    /// When a batch may begin at the earliest, as far as that is known now.
    var earliest: MonotonicInstant {
        guard let last = batches.last else { return MonotonicInstant(seconds: -.infinity) }
        let spaced = last + delay
        guard batches.count >= rules.dampedRuns else { return spaced }
        return max(spaced, batches[batches.count - rules.dampedRuns] + rules.dampingWindow)
    }

    /// Widget code wishes for runs.
    mutating func ask(for widgets: [WidgetKey], at now: MonotonicInstant) {
        if let heard = [lastAsked, batches.last].compactMap({ $0 }).max(), now - heard >= rules.longestDamping {
            delay = rules.firstDamping
        }
        lastAsked = now
        asked.formUnion(widgets)
    }

    /// Somebody else wishes for runs of the kind.
    mutating func reset() { delay = rules.firstDamping }

    /// Begins a batch of the widgets that were asked for.
    mutating func beginBatch() -> Set<WidgetKey> {
        let widgets = asked
        batch = Batch(open: widgets)
        asked = []
        return widgets
    }

    /// A widget's run begins, for whatever reason.
    mutating func runBegan(_ widget: WidgetKey, isOfBatch: Bool, at now: MonotonicInstant) {
        asked.remove(widget)
        guard isOfBatch, let hasBegun = batch?.hasBegun else { return }
        if hasBegun {
            batches[batches.count - 1] = now
        } else {
            batch?.hasBegun = true
            batches.append(now)
            if batches.count > rules.dampedRuns { batches.removeFirst() }
        }
    }

    /// A widget's part of the batch is over.
    mutating func settle(_ widget: WidgetKey, hasChanged: Bool) {
        guard batch?.open.remove(widget) != nil else { return }
        if hasChanged { batch?.hasChanged = true }
        guard let done = batch, done.open.isEmpty else { return }
        batch = nil
        delay = done.hasChanged ? rules.firstDamping : min(delay * 2, rules.longestDamping)
    }

    /// A widget is no longer installed.
    mutating func remove(_ widget: WidgetKey) {
        asked.remove(widget)
        settle(widget, hasChanged: false)
    }
}
