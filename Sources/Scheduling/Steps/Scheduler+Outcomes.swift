// What follows from a run's end: its timeline becomes current, or it is tried again later.

extension Scheduler {
    /// A run succeeded: its timeline is the current one, and is drawn.
    mutating func adopt(_ archived: ArchivedTimeline, of ended: Running, seconds: Double, at now: Now) {
        let key = ended.run.widget
        guard var widget = members[key] else { return }
        var archived = archived
        archived.generation = ended.run.generation
        let timeline = Timeline(archived, at: now.wall, rules: rules)
        actions.append(.adopt(key, generation: timeline.generation))
        if timeline.isCut {
            let note = Note.entriesCut(
                key, generation: timeline.generation, kept: timeline.kept, count: timeline.count)
            actions.append(.log(note))
        }
        widget.timeline = timeline
        widget.origin = ended.run.origin
        widget.failures = 0
        widget.retries = 0
        widget.why = nil
        widget.liveAt = nil
        if widget.want == nil { widget.plan = plan(after: timeline, of: widget, at: now) }
        widget.unsettled += ended.tickets.map { ticket in
            var ticket = ticket
            ticket.generation = timeline.generation
            ticket.seconds = seconds
            return ticket
        }
        members[key] = widget
        show(key, cause: ended.run.cause, at: now)
    }

    private func plan(after timeline: Timeline, of widget: Widget, at now: Now) -> Plan? {
        let earliest = widget.earliestRun(rules)
        return switch timeline.nextRun(at: now.wall) {
        case .never: nil
        case .idle: .idle(max(now.monotonic + rules.idleReload, earliest))
        case .at(let date): .policy(date, notBefore: max(now.monotonic + rules.minimumInterval, earliest))
        }
    }

    /// A run failed as a whole: the last good picture stays, and it is tried again.
    mutating func fail(_ ended: Running, why: String, seconds: Double?, at now: Now) {
        let key = ended.run.widget
        members[key]?.failures += 1
        members[key]?.retries += 1
        let retry = planRetry(of: key, why: why, origin: ended.run.origin, at: now)
        members[key]?.lastFailure = Failure(why: why, generation: ended.run.generation, at: now.wall)
        let note = Note.runFailed(key, generation: ended.run.generation, why: why, retry: retry)
        actions.append(.log(note))
        let tickets = ended.tickets.map { ticket in
            var ticket = ticket
            ticket.generation = ended.run.generation
            ticket.seconds = seconds
            return ticket
        }
        settle(tickets, of: key, .failed(why: why), at: now)
        guard let widget = members[key], widget.timeline == nil, widget.isBlank, widget.placeholder == .untried else {
            return
        }
        members[key]?.placeholder = .wanted(ended.run.origin)
        enqueue(key)
    }

    /// Plans the next try after a failure, unless a run waits anyway.
    mutating func planRetry(of key: WidgetKey, why: String, origin: Origin, at now: Now) -> WallInstant? {
        guard var widget = members[key] else { return nil }
        widget.why = why
        defer { members[key] = widget }
        guard widget.want == nil, kinds[widget.kind]?.running?.run.widget != key else { return nil }
        let doublings = min(widget.retries + widget.drawFailures - 1, 30)
        let delay = min(rules.firstRetry * Double(1 << doublings), rules.longestRetry)
        let instant = max(now.monotonic + delay, widget.earliestRun(rules))
        widget.plan = .retry(instant, origin)
        return now.wall(at: instant)
    }
}
