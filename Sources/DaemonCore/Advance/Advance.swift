// One move of a virtual clock, as a value: told where the schedule stands, it says where the clock goes next.
import ReloadService
import Scheduling

/// An `advance` that has begun.
struct Advance {
    let start: WallInstant
    /// Nil until idle.
    let target: WallInstant?
    /// Whether whoever asked has gone.
    var isTakenBack = false
    /// Whether whoever asked wants it to end where it is.
    var isStopped = false
    /// Whether that instant is on screen, with live text that was passed over on the way.
    var isShown = false

    /// What comes next.
    enum Step: Equatable {
        /// The clock goes to an instant at which something is due.
        case visit(Scheduler.Visit)
        /// The clock goes to the instant, and the move is over.
        case end(WallInstant, Advanced.Stop)
    }

    /// How long retries and damped reloads are followed, in seconds: beyond, the longest back-off repeats for ever.
    static let longestFollowing = 3600.0
    /// 10000-01-01, at which no clock arrives.
    static let end = WallInstant(seconds: 253_402_300_800)

    /// Begins at an instant; throws for a goal that lies before it, or beyond the calendar.
    init(_ goal: AdvanceCall.Goal, at now: WallInstant) throws(ServiceError) {
        start = now
        switch goal {
        case .untilIdle: target = nil
        case .by(let seconds): target = try Self.checked((now + seconds).nearestMillisecond, "by")
        case .to(let seconds, let text):
            let wanted = WallInstant(seconds: seconds).nearestMillisecond
            if wanted < now {
                throw .invalidParam(
                    "to",
                    "\(text) lies before the clock's now, \(Timestamp(now.seconds).rawValue): "
                        + "time goes forward only"
                )
            }
            if wanted - now > AdvanceCall.longest {
                throw .invalidParam(
                    "to",
                    "\(text) lies more than \(AdvanceCall.longestDays) days after the clock's now, "
                        + "\(Timestamp(now.seconds).rawValue): one move goes no further"
                )
            }
            target = try Self.checked(wanted, "to")
        }
    }

    private static func checked(_ target: WallInstant, _ param: String) throws(ServiceError) -> WallInstant {
        guard target < end else { throw .invalidParam(param, "the clock ends with the year 9999") }
        return target
    }

    /// What comes next, once nothing is under way; `isWatched` says whether anybody sees live text move on.
    func next(_ scheduler: Scheduler, at now: Now, isWatched: Bool) -> Step {
        var visit = scheduler.nextVisit(at: now, until: target, isWatched: isWatched)
        // What is due between two milliseconds comes with the second.
        if let instant = visit?.instant { visit?.instant = max(instant.nextMillisecond, now.wall) }
        if let target {
            if let visit, visit.instant <= target { return .visit(visit) }
            return .end(target, .target)
        }
        guard let followUp = scheduler.nextFollowUp(at: now), let visit else { return .end(now.wall, .idle) }
        if let date = scheduler.nextDate(at: now), date <= followUp { return .end(now.wall, .idle) }
        if followUp - start > Self.longestFollowing { return .end(now.wall, .endless) }
        return .visit(visit)
    }
}
