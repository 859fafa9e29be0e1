// The numbers of the rules.

extension Scheduler {
    /// How often and how long; seconds.
    package struct Rules: Hashable, Sendable {
        /// How many kinds may start a run at once: the machine's cores.
        package var places = 2
        /// After this time an unanswered run gives its place to the next kind.
        package var placeLimit = 1.0
        /// A timeline's time limit; nil for none.
        package var providerTimeout: Double? = 30
        /// A placeholder's time limit; nil for none.
        package var placeholderTimeout: Double? = 5
        /// From a run to the next one when its own policy names no later date.
        package var idleReload = 900.0
        /// The least time from a run's end to a run by policy.
        package var minimumInterval = 1.0
        /// The least time from the beginning of one run of a widget to the next, but for runs that a person waits for
        /// in the foreground, taps and configuration changes.
        package var runInterval = 0.0
        /// After failures: 1, 2, 4 … seconds.
        package var firstRetry = 1.0
        package var longestRetry = 900.0
        /// Between runs that widget code itself asks for: 1, 2, 4 … seconds while the pictures stay unchanged.
        package var firstDamping = 1.0
        package var longestDamping = 900.0
        /// And at most so many of them in `dampingWindow`.
        package var dampedRuns = 20
        package var dampingWindow = 60.0
        /// So many entries are kept from the one due on.
        package var keptEntries = 10_000
        /// A run with more entries is refused.
        package var mostEntries = 1_000_000
        /// The least time between redraws of live text; 0 for never.
        package var live = 60.0

        package init() {}

        /// When live text that was put into words for one instant, and changes at another, is drawn again: at a
        /// multiple of the least interval; nil for never.
        package func liveRedraw(after change: WallInstant?, drawn: WallInstant) -> WallInstant? {
            guard let change, live > 0, change.seconds.isFinite else { return nil }
            let steps = (max(change, drawn).seconds / live).rounded(.up)
            let aligned = WallInstant(seconds: steps * live)
            return aligned > drawn ? aligned : aligned + live
        }

        /// The last instant up to another at which live text may be drawn again.
        func lastRedraw(until end: WallInstant) -> WallInstant {
            live > 0 ? WallInstant(seconds: (end.seconds / live).rounded(.down) * live) : end
        }
    }
}
