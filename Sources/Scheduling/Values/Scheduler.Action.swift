// What the scheduler wants done.

extension Scheduler {
    /// Something to do; a list of them is done in its order, and what comes of it is told afterwards.
    package enum Action: Hashable, Sendable {
        /// Ask the extension; answered by `.runEnded`.
        case run(Run)
        /// Make a run's archive the current one. Placeholder runs are never adopted; their archive is kept until it
        /// is drawn.
        case adopt(WidgetKey, generation: Int)
        /// Remove a run's archive: it came too late, or cannot be used.
        case discard(WidgetKey, generation: Int)
        /// The run has passed its limit and counts as failed: end its process (`.runEnded` need not follow).
        case abandon(WidgetKey, kind: KindName, generation: Int)
        /// Draw and publish; answered by `.drawn`.
        case draw(Draw)
        /// Send a caller its receipts: one for each widget concerned, in the order of installation.
        case answer(CallerID, [ReloadOutcome])
        /// Tell the log.
        case log(Note)
    }

    /// One call of a provider.
    package struct Run: Hashable, Sendable {
        package var widget: WidgetKey
        package var kind: KindName
        package var generation: Int
        package var purpose: Purpose
        package var origin: Origin
        package var cause: Cause { origin.cause }

        package init(
            widget: WidgetKey, kind: KindName, generation: Int, purpose: Purpose = .timeline, origin: Origin
        ) {
            self.widget = widget
            self.kind = kind
            self.generation = generation
            self.purpose = purpose
            self.origin = origin
        }

        /// A placeholder is asked for when a widget has nothing to show and its archive has none.
        package enum Purpose: Hashable, Sendable { case timeline, placeholder }
    }

    /// One picture to draw.
    package struct Draw: Hashable, Sendable {
        package var widget: WidgetKey
        /// The archive that holds it.
        package var generation: Int
        package var picture: Shown
        package var cause: Cause
        /// What led to the run that made the archive; nil where an earlier daemon had it run.
        package var origin: Origin?
        /// How many entries were passed over since the last picture.
        package var skipped: Int

        package init(
            widget: WidgetKey, generation: Int, picture: Shown, cause: Cause, origin: Origin? = nil, skipped: Int = 0
        ) {
            self.widget = widget
            self.generation = generation
            self.picture = picture
            self.cause = cause
            self.origin = origin
            self.skipped = skipped
        }
    }

    /// A picture of an archive.
    package enum Shown: Hashable, Sendable {
        /// `index` counts the archive's lines from 0, `count` is how many entries it has.
        case entry(index: Int, count: Int, date: WallInstant)
        case placeholder
    }

    /// A fact for the log; whoever prints it makes the sentence.
    package enum Note: Hashable, Sendable {
        /// A run ended after a newer one, after its limit, or for a widget that is gone; `count` since start.
        case lateAnswer(WidgetKey, generation: Int, count: Int)
        /// A run failed; the next try, if one is planned, comes at `retry`.
        case runFailed(WidgetKey, generation: Int, why: String, retry: WallInstant?)
        /// An archive has more entries than are kept.
        case entriesCut(WidgetKey, generation: Int, kept: Int, count: Int)
        /// Widget code asks for its own reload too often; its kind waits.
        case damped(KindName, delay: Double, until: WallInstant)
    }
}
