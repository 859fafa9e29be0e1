// What whoever moves a virtual clock must know: whether the present is over, and which instants come next.

extension Scheduler {
    /// Whether nothing is under way: no run waits for its turn or is in flight, and no picture is being drawn.
    package var isQuiet: Bool { runs.isEmpty && ready.isEmpty && orphans.isEmpty && drawing.isEmpty }

    /// An instant at which the clock is to stop on its way.
    package struct Visit: Hashable, Sendable {
        package var instant: WallInstant
        /// Whether live text is drawn there; else nobody sees it before it moves on.
        package var showsLive: Bool

        package init(_ instant: WallInstant, showsLive: Bool) {
            self.instant = instant
            self.showsLive = showsLive
        }

        /// What whoever moves the clock says there.
        package var event: Event { showsLive ? .tick : .passing }
    }

    /// The next instant at which anything is due, on the way to a goal or, without one, to what is due next.
    ///
    /// Live text that is `watched` is drawn whenever it moves on. Else only the last of its redraws before the goal is
    /// seen, and the others are left out: their number depends on nothing but how far the clock goes.
    package func nextVisit(at now: Now, until goal: WallInstant?, isWatched: Bool) -> Visit? {
        let planned = [overdueTimers.next, nextDate(at: now), nextFollowUp(at: now)].compactMap(\.self).min()
        guard let live = liveTimers.next else { return planned.map { Visit($0, showsLive: true) } }
        if isWatched { return Visit(min(live, planned ?? live), showsLive: true) }
        guard let end = goal ?? planned, live <= end else { return planned.map { Visit($0, showsLive: true) } }
        let last = max(live, rules.lastRedraw(until: end))
        guard let planned, planned < last else { return Visit(last, showsLive: true) }
        return Visit(planned, showsLive: false)
    }

    /// The next try after a failure, damped reload or run that only waits for the minimum interval: what follows from
    /// what is due already.
    package func nextFollowUp(at now: Now) -> WallInstant? { monotonicTimers.next.map { now.wall(at: $0) } }

    /// The next entry's date, or the next run that a policy wants.
    package func nextDate(at now: Now) -> WallInstant? {
        [wallTimers.next, idleTimers.next.map { now.wall(at: $0) }].compactMap(\.self).min()
    }
}
