// What the scheduler remembers of an installed widget.

extension Scheduler {
    struct Widget: Sendable {
        let key: WidgetKey
        let kind: KindName
        /// Its place in the order of installation.
        let rank: Int
        var lastGeneration: Int

        /// The current timeline.
        var timeline: Timeline?
        /// What led to its run; nil where an earlier daemon had it run.
        var origin: Origin?
        /// What is on screen, as far as known.
        var shown: Shown?
        /// Whether anything is on screen, be it from before this process.
        var hasSnapshot: Bool
        var hash: String?
        /// The picture that was last drawn or tried; the same one is not tried again by itself.
        var tried: Picture?
        var drawing: Drawing?
        /// Why the next draw is due, when it must wait for the one in flight.
        var nextCause: Cause?
        /// Who waits for the next draw.
        var unsettled: [Ticket] = []
        /// Whether it has text that changes by itself.
        var isLive = false
        /// When live text wants a redraw.
        var liveAt: WallInstant?

        /// A run that waits for its turn, or for the minimum interval.
        var want: Want?
        /// When the last run for a timeline began.
        var lastRun: MonotonicInstant?
        /// The next run if nobody asks for one before; nil while one waits or runs.
        var plan: Plan?
        var placeholder = Placeholder.untried
        /// Failures since the last success.
        var failures = 0
        /// The same since the last reload by hand: the exponent of the back-off.
        var retries = 0
        /// Draws that failed since the last one that did not; a run that can be drawn again must not spin either.
        var drawFailures = 0
        var why: String?
        /// The last failure, also when runs have succeeded since.
        var lastFailure: Failure?
        var lateAnswers = 0

        init(_ installation: Installation, rank: Int) {
            key = installation.widget
            kind = installation.kind
            self.rank = rank
            lastGeneration = installation.lastGeneration
            hasSnapshot = installation.hasSnapshot
        }
    }

    /// A picture of an archive, with its place in the timeline.
    struct Picture: Hashable, Sendable {
        var generation: Int
        var shown: Shown
        var position: Int?
        /// What led to the run that made it; nil where an earlier daemon had it run.
        var origin: Origin?
    }

    /// A draw in flight.
    struct Drawing: Sendable {
        var picture: Picture
        var tickets: [Ticket]
        var cause: Cause
    }

    /// A run that waits for its turn.
    struct Want: Sendable {
        var origin: Origin
        /// Until then it waits for nothing but the minimum interval.
        var notBefore: MonotonicInstant
        var tickets: [Ticket] = []
        /// Whether a reload asked for it, so that the next one is coalesced.
        var isAsked = false
    }

    /// Who wants to know how a run ends.
    struct Ticket: Sendable {
        var holder: Holder
        var isCoalesced = false
        /// The run that answers, once it has ended, and how long it took.
        var generation = 0
        var seconds: Double?

        enum Holder: Hashable, Sendable {
            case caller(CallerID)
            /// The kind's damping.
            case batch
        }
    }

    /// The next run of itself.
    enum Plan: Sendable {
        /// At a date, but not before the minimum interval.
        case policy(WallInstant, notBefore: MonotonicInstant)
        case idle(MonotonicInstant)
        case retry(MonotonicInstant, Origin)
    }

    /// A placeholder's run is tried once, and again after a reload by hand.
    enum Placeholder: Hashable, Sendable {
        case untried
        case wanted(Origin)
        case running
        case archived(generation: Int, Origin)
        case tried
    }
}
