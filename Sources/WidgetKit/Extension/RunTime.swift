// How dates of a run are seen by a daemon whose virtual clock stood still during the run.
import ViewArchive

/// The end of a run.
struct RunTime: Equatable {
    /// What widget code reads as the time, in seconds since 1970.
    let now: Double
    /// Where the daemon's clock stands; nil when it reads the same one.
    let instant: Double?

    /// A date as the daemon has it: what came while the run lasted has come for the daemon, too.
    func seen(_ date: Double) -> Double {
        guard let instant, date > instant, date <= now else { return date }
        return instant
    }

    func seen(_ policy: ReloadPolicy) -> ReloadPolicy {
        if case .after(let date) = policy { .after(seen(date)) } else { policy }
    }
}
