// Deadlines: what is due when time has passed, and when each widget wants to be looked at again.

extension Scheduler {
    mutating func tick(at now: Now) {
        let due = takeDue(at: now) + liveTimers.takeDue(at: now.wall)
        for key in inOrder(Set(due)) { review(key, cause: .entry, at: now) }
    }

    mutating func pass(at now: Now) {
        for key in inOrder(Set(takeDue(at: now))) { review(key, cause: .entry, at: now) }
    }

    mutating func clockStepped(at now: Now) {
        _ = takeDue(at: now) + liveTimers.takeDue(at: now.wall)
        // Any widget may show another entry now, and none is missed: this step alone costs as much as there are widgets.
        for key in inOrder(members.keys) { review(key, cause: .clock, at: now) }
    }

    /// Does what real time and damping have made due, and takes the widgets that have a run or an entry due.
    private mutating func takeDue(at now: Now) -> [WidgetKey] {
        for timer in processTimers.takeDue(at: now.process) {
            switch timer {
            case .caller(let caller): timeOut(caller, at: now)
            case .place(let kind): holders.remove(kind)
            case .limit(let kind): abandonRun(of: kind, at: now)
            }
        }
        var due = wallTimers.takeDue(at: now.wall) + overdueTimers.takeDue(at: now.wall)
        due += idleTimers.takeDue(at: now.monotonic)
        for timer in monotonicTimers.takeDue(at: now.monotonic) {
            switch timer {
            case .widget(let key): due.append(key)
            case .kind(let kind): reviewDamping(of: kind, at: now)
            }
        }
        return due
    }

    /// Draws and plans what the time has made due for a widget.
    private mutating func review(_ key: WidgetKey, cause: Cause, at now: Now) {
        show(key, cause: cause, at: now)
        switch members[key]?.plan {
        case .policy(let date, let notBefore) where date <= now.wall && notBefore <= now.monotonic:
            want(key, Origin(.policy), at: now)
        case .idle(let instant) where instant <= now.monotonic: want(key, Origin(.policy), at: now)
        case .retry(let instant, let origin) where instant <= now.monotonic: want(key, origin, at: now)
        default: break
        }
        if members[key]?.want?.isDue(at: now) == true { enqueue(key) }
        setTimers(of: key, at: now)
    }

    /// Sets a widget's timers by its entries, its plan and its live text.
    mutating func setTimers(of key: WidgetKey, at now: Now) {
        guard let widget = members[key] else { return }
        // An entry whose date came with this very event still waits for its tick.
        let due = widget.drawing == nil ? picture(for: widget, at: now.wall) : nil
        overdueTimers.set(key, due != nil && due != widget.tried ? now.wall : nil)
        liveTimers.set(key, widget.liveAt)
        var date: WallInstant?
        var followUp: MonotonicInstant?
        var idle: MonotonicInstant?
        switch widget.plan {
        case .policy(let instant, let notBefore):
            if instant > now.wall { date = instant } else { followUp = notBefore }
        case .idle(let instant): idle = instant
        case .retry(let instant, _): followUp = instant
        case nil: followUp = widget.want.flatMap { $0.isDue(at: now) ? nil : $0.notBefore }
        }
        wallTimers.set(key, [widget.timeline?.next(after: now.wall), date].compactMap(\.self).min())
        monotonicTimers.set(.widget(key), followUp)
        idleTimers.set(key, idle)
    }

    /// Forgets a widget's timers.
    mutating func clearTimers(of key: WidgetKey) {
        wallTimers.set(key, nil)
        overdueTimers.set(key, nil)
        liveTimers.set(key, nil)
        monotonicTimers.set(.widget(key), nil)
        idleTimers.set(key, nil)
    }
}
