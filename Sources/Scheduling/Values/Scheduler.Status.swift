// What can be told of a widget's schedule.
package import ViewArchive

extension Scheduler {
    /// A widget's place in the schedule.
    package struct Status: Hashable, Sendable {
        /// The current timeline's generation; 0 without one.
        package var generation: Int
        /// What led to its run; nil without one, or where an earlier daemon had it run.
        package var origin: Origin?
        package var policy: ReloadPolicy?
        package var shown: Shown?
        /// The run in flight.
        package var running: Int?
        package var run: InFlight?
        /// Whether a run waits for its turn, or for the minimum interval.
        package var isWaiting: Bool
        package var wait: Wait?
        /// Failures since the last success; the picture is stale when there are any.
        package var failures: Int
        package var why: String?
        /// The last failure, also when runs have succeeded since.
        package var lastFailure: Failure?
        package var nextEntry: WallInstant?
        /// When the picture is drawn again if nothing else happens, and why then.
        package var nextChange: NextChange?
        package var nextRun: NextRun?
        /// Until when the minimum interval defers a host's reload; nil where it does not.
        package var defersUntil: WallInstant?
        /// When the run that widget code itself asked for may begin.
        package var dampedUntil: WallInstant?
        /// Answers that came too late.
        package var lateAnswers: Int
    }

    /// A run that has started.
    package struct InFlight: Hashable, Sendable {
        package var run: Run
        /// Real time since its start, and at most; nil for no limit.
        package var seconds: Double
        package var limit: Double?

        package init(run: Run, seconds: Double, limit: Double?) {
            self.run = run
            self.seconds = seconds
            self.limit = limit
        }
    }

    /// A run that has not started, and what it waits for.
    package struct Wait: Hashable, Sendable {
        package var origin: Origin
        package var reason: Reason

        package init(origin: Origin, reason: Reason) {
            self.origin = origin
            self.reason = reason
        }

        package enum Reason: Hashable, Sendable {
            /// The end of a run of its kind.
            case run(WidgetKey, generation: Int)
            /// The turn of its kind: as many others start a run as may at once.
            case place
            /// The end of the minimum interval.
            case interval(until: WallInstant)
        }
    }

    /// What is drawn next by itself.
    package enum NextChange: Hashable, Sendable {
        case entry(index: Int, count: Int, date: WallInstant)
        /// Live text, which differs then.
        case live(WallInstant)

        package var instant: WallInstant {
            switch self {
            case .entry(_, _, let instant), .live(let instant): instant
            }
        }
    }

    /// Why a run, or what should be drawn of it, failed.
    package struct Failure: Hashable, Sendable {
        package var why: String
        package var generation: Int
        package var at: WallInstant
    }

    /// When and why a widget has its next run, if nobody asks for one before.
    package enum NextRun: Hashable, Sendable {
        /// The policy's date.
        case policy(WallInstant)
        /// The policy's date comes sooner than the minimum interval allows.
        case minimumInterval(WallInstant)
        /// The policy's date had passed when the run ended: later, by `idleReload`.
        case idle(WallInstant)
        /// After so many failures.
        case retry(WallInstant, failures: Int)

        package var instant: WallInstant {
            switch self {
            case .policy(let instant), .minimumInterval(let instant), .idle(let instant), .retry(let instant, _):
                instant
            }
        }
    }

    /// The instants at which the scheduler wants its next `.tick`; nil for never.
    package struct Deadlines: Hashable, Sendable {
        package var wall: WallInstant?
        package var monotonic: MonotonicInstant?
        package var process: ProcessDeadline?

        package init(wall: WallInstant? = nil, monotonic: MonotonicInstant? = nil, process: ProcessDeadline? = nil) {
            self.wall = wall
            self.monotonic = monotonic
            self.process = process
        }
    }
}
