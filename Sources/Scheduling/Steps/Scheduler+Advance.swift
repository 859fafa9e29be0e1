// What whoever moves a virtual clock must know: whether the present is over, and which instants come next.

extension Scheduler {
    /// Whether nothing is under way: no run waits for its turn or is in flight, and no picture is being drawn.
    package var isQuiet: Bool {
        runs.isEmpty && ready.isEmpty && orphans.isEmpty && !members.values.contains { $0.drawing != nil }
    }

    /// The next instant at which anything is due.
    package func nextVisit(at now: Now) -> WallInstant? {
        [wallTimers.next, monotonicTimers.next.map { now.wall(at: $0) }].compactMap(\.self).min()
    }

    /// The next try after a failure, damped reload or run that only waits for the minimum interval: what follows from
    /// what is due already.
    package func nextFollowUp(at now: Now) -> WallInstant? {
        var instants = kinds.values.compactMap(\.damping.due)
        for widget in members.values {
            if let want = widget.want, !want.isDue(at: now) { instants.append(want.notBefore) }
            switch widget.plan {
            case .retry(let instant, _): instants.append(instant)
            case .policy(let date, let notBefore) where date <= now.wall: instants.append(notBefore)
            case .policy, .idle, nil: break
            }
        }
        return instants.min().map { now.wall(at: $0) }
    }

    /// The next entry's date, or the next run that a policy wants.
    package func nextDate(at now: Now) -> WallInstant? {
        var dates: [WallInstant] = []
        for widget in members.values {
            if let entry = widget.timeline?.next(after: now.wall) { dates.append(entry) }
            switch widget.plan {
            case .policy(let date, _) where date > now.wall: dates.append(date)
            case .idle(let instant): dates.append(now.wall(at: instant))
            case .policy, .retry, nil: break
            }
        }
        return dates.min()
    }
}
