// Which of all that can lead to a run comes first.
import ReloadService
import Scheduling
import ViewArchive

/// When a widget's provider is asked next, and what decides that.
struct NextRun: Equatable {
    /// Nil for a run that is in flight or waits for another, and where none is planned.
    var at: WallInstant?
    var reason: NextRunReason

    init(at: WallInstant? = nil, _ reason: NextRunReason) {
        self.at = at
        self.reason = reason
    }

    /// `isHeld` says that the run in flight waits for a host that publishes.
    init(_ status: Scheduler.Status, isHeld: Bool) {
        if status.run != nil {
            self.init(isHeld ? .publishLock : .running)
        } else if let wait = status.wait {
            switch wait.reason {
            case .run: self.init(.kindBusy)
            case .place: self.init(.noPlace)
            case .interval(let until): self.init(at: until, .minimumInterval)
            }
        } else {
            self = Self.planned(status)
        }
    }

    private static func planned(_ status: Scheduler.Status) -> NextRun {
        var planned: NextRun
        switch status.nextRun {
        case .policy(let date):
            planned = NextRun(at: date, status.policy == .atEnd ? .atEnd : .after)
        case .minimumInterval(let date): planned = NextRun(at: date, .minimumInterval)
        case .idle(let date): planned = NextRun(at: date, .idle)
        case .retry(let date, _): planned = NextRun(at: date, .backOff)
        case nil: planned = NextRun(status.policy == .never ? .never : .none)
        }
        // What widget code asked for comes before, if it comes sooner.
        if let damped = status.dampedUntil, damped < planned.at ?? WallInstant(seconds: .infinity) {
            planned = NextRun(at: damped, .damping)
        }
        return planned
    }
}
