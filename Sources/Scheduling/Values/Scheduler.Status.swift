// What can be told of a widget's schedule.

extension Scheduler {
    /// A widget's place in the schedule.
    package struct Status: Hashable, Sendable {
        /// The current timeline's generation; 0 without one.
        package var generation: Int
        package var shown: Shown?
        /// The run in flight.
        package var running: Int?
        /// Whether a run waits for its turn.
        package var isWaiting: Bool
        /// Failures since the last success; the picture is stale when there are any.
        package var failures: Int
        package var why: String?
        package var nextEntry: WallInstant?
        package var nextRun: NextRun?
        /// When the run that widget code itself asked for may begin.
        package var dampedUntil: WallInstant?
        /// Answers that came too late.
        package var lateAnswers: Int
    }

    /// When and why a widget has its next run, if nobody asks for one before.
    package enum NextRun: Hashable, Sendable {
        /// The policy's date.
        case policy(WallInstant)
        /// The policy's date had passed when the run ended: later, by `idleReload`.
        case idle(WallInstant)
        /// After so many failures.
        case retry(WallInstant, failures: Int)
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
