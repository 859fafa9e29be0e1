// Where a widget stands, for those who ask.

extension Scheduler {
    /// Where a widget stands; nil for one that is not installed.
    package func status(of key: WidgetKey, at now: Now) -> Status? {
        guard let widget = members[key] else { return nil }
        let running = kinds[widget.kind]?.running
        let own = running.flatMap { $0.run.widget == key && $0.isWanted ? $0 : nil }
        return Status(
            generation: widget.timeline?.generation ?? 0, origin: widget.origin, policy: widget.timeline?.policy,
            shown: widget.shown, running: own?.run.generation, run: own.map { inFlight($0, at: now) },
            isWaiting: widget.want != nil, wait: wait(of: widget, running: running, at: now),
            failures: widget.failures + widget.drawFailures, why: widget.why, lastFailure: widget.lastFailure,
            nextEntry: widget.timeline?.next(after: now.wall), nextChange: nextChange(of: widget, at: now),
            nextRun: nextRun(of: widget, at: now), defersUntil: defersUntil(widget, at: now),
            dampedUntil: dampedUntil(widget, at: now),
            lateAnswers: widget.lateAnswers
        )
    }

    private func inFlight(_ running: Running, at now: Now) -> InFlight {
        InFlight(
            run: running.run, seconds: now.process - running.began,
            limit: running.run.purpose == .timeline ? rules.providerTimeout : rules.placeholderTimeout)
    }

    private func wait(of widget: Widget, running: Running?, at now: Now) -> Wait? {
        guard let want = widget.want else { return nil }
        if !want.isDue(at: now) {
            return Wait(origin: want.origin, reason: .interval(until: now.wall(at: want.notBefore)))
        }
        guard let running else { return Wait(origin: want.origin, reason: .place) }
        return Wait(
            origin: want.origin, reason: .run(running.run.widget, generation: running.run.generation))
    }

    private func nextChange(of widget: Widget, at now: Now) -> NextChange? {
        guard case .entry(let index, let count, let date) = widget.timeline?.nextPicture(after: now.wall),
            date <= widget.liveAt ?? date
        else { return widget.liveAt.map { .live($0) } }
        return .entry(index: index, count: count, date: date)
    }

    private func defersUntil(_ widget: Widget, at now: Now) -> WallInstant? {
        let earliest = widget.want?.notBefore ?? widget.earliestRun(rules)
        return earliest > now.monotonic ? now.wall(at: earliest) : nil
    }

    private func dampedUntil(_ widget: Widget, at now: Now) -> WallInstant? {
        guard let damping = kinds[widget.kind]?.damping, damping.asked.contains(widget.key) else { return nil }
        return now.wall(at: damping.earliest)
    }

    private func nextRun(of widget: Widget, at now: Now) -> NextRun? {
        switch widget.plan {
        case .policy(let date, let notBefore):
            let earliest = now.wall(at: notBefore)
            return earliest > date && notBefore > now.monotonic ? .minimumInterval(earliest) : .policy(date)
        case .idle(let instant): return .idle(now.wall(at: instant))
        case .retry(let instant, _):
            return .retry(now.wall(at: instant), failures: widget.failures + widget.drawFailures)
        case nil: return nil
        }
    }
}
