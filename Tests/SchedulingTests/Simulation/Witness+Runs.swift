// Runs: none without a reason, none missed, none too often.
import Scheduling
import ViewArchive

extension Witness {
    /// A run of the widget must come: somebody asked for it, or its time has come.
    mutating func owe(_ key: WidgetKey, isUrgent: Bool, at now: Now) {
        guard let seen = widgets[key] else { return }
        var owed = seen.owed ?? Owed(notBefore: Self.counted(seen.lastRun + rules.runInterval), isDue: false)
        if isUrgent { owed.notBefore = now.monotonic.seconds }
        if owed.notBefore <= now.monotonic.seconds { owed.isDue = true }
        widgets[key]?.owed = owed
        widgets[key]?.plan = nil
    }

    /// Time has passed: runs reach their limits, places are given up, plans fall due.
    mutating func timePassed(at now: Now) {
        for (kind, since) in places where Self.counted(since + rules.placeLimit) <= now.process.seconds {
            places[kind] = nil
        }
        for flight in flights.values where flight.isWanted && flight.run.purpose == .timeline {
            guard let limit = limit(of: flight.run), Self.counted(flight.began + limit) <= now.process.seconds else {
                continue
            }
            // The scheduler must abandon it in this very event.
            failed(flight.run, at: now, isInFlight: false)
        }
        for key in order {
            guard let seen = widgets[key] else { continue }
            if let owed = seen.owed, owed.notBefore <= now.monotonic.seconds { widgets[key]?.owed?.isDue = true }
            let isDue =
                switch seen.plan {
                case .policy(let wall, let monotonic): wall <= now.wall.seconds && monotonic <= now.monotonic.seconds
                case .at(let monotonic): monotonic <= now.monotonic.seconds
                case nil: false
                }
            guard isDue else { continue }
            // The run that widget code asked for may have taken the plan's place already.
            if seen.wishes { widgets[key]?.mayRun = true } else { owe(key, isUrgent: false, at: now) }
        }
    }

    mutating func see(_ run: Scheduler.Run, at now: Now) {
        guard let seen = widgets[run.widget] else { return expect(false, "a run of no widget") }
        expect(flights[run.kind] == nil, "a kind's runs go one after another")
        expect(places.count < rules.places, "no more kinds start at once than there are places")
        expect(run.generation > seen.generation, "a generation is used once")
        flights[run.kind] = Flight(run: run, began: now.process.seconds)
        places[run.kind] = now.process.seconds
        widgets[run.widget]?.generation = run.generation
        if run.purpose == .placeholder {
            expect(seen.kept == nil && !seen.hasPicture, "a placeholder's run is for a widget with nothing to show")
            return
        }
        let isOwed = seen.owed?.isDue == true
        expect(isOwed || seen.mayRun || seen.wishes, "a run has a reason")
        if !isOwed {
            expect(
                now.monotonic.seconds - seen.lastRun >= rules.runInterval - Self.hair,
                "the minimum interval is kept by every run that nobody waits for")
        }
        if !isOwed, !seen.mayRun { wishCameTrue(of: run.widget, at: now) }
        begun[RunName(widget: run.widget, generation: run.generation)] = events
        widgets[run.widget]?.lastRun = now.monotonic.seconds
        widgets[run.widget]?.owed = nil
        widgets[run.widget]?.wishes = false
        widgets[run.widget]?.mayRun = false
        widgets[run.widget]?.plan = nil
    }

    /// A run begins for which nobody but widget code itself asked.
    private mutating func wishCameTrue(of key: WidgetKey, at now: Now) {
        let last = widgets[key]?.lastWish ?? 0
        expect(
            now.monotonic.seconds - last >= rules.firstDamping - Self.hair,
            "widget code's own reloads are a second apart")
        widgets[key]?.lastWish = now.monotonic.seconds
        guard let kind = widgets[key]?.kind, order.count(where: { widgets[$0]?.kind == kind }) == 1 else { return }
        var known = reloads[kind] ?? SelfReloads()
        let time = now.monotonic.seconds
        if let last = known.began.last {
            let delay = min(rules.firstDamping * Double(1 << min(known.idle, 20)), rules.longestDamping)
            expect(time - last >= delay - Self.hair, "widget code's own reloads are damped by \(delay) s")
        }
        known.began.append(time)
        if known.began.count > rules.dampedRuns {
            expect(
                time - known.began.removeFirst() >= rules.dampingWindow - Self.hair,
                "at most so many of widget code's own reloads in a minute")
        }
        // Unless its picture turns out to have changed.
        known.idle += 1
        reloads[kind] = known
    }

    /// A run's answer, which counts only if it is the one that is waited for.
    mutating func runEnded(_ key: WidgetKey, _ generation: Int, _ result: Scheduler.RunResult, at now: Now) {
        if case .archived = result { archives[RunName(widget: key, generation: generation), default: 0] += 1 }
        let name = flights.first { $0.value.run.widget == key && $0.value.run.generation == generation }?.key
        guard let name, let flight = flights.removeValue(forKey: name) else { return }
        places[name] = nil
        guard flight.isWanted, flight.run.purpose == .timeline else { return }
        guard case .archived(var archive, _) = result else { return failed(flight.run, at: now, isInFlight: false) }
        archive.generation = generation
        guard let kept = Kept(archive, at: now.wall, rules: rules) else {
            return failed(flight.run, at: now, isInFlight: false)
        }
        widgets[key]?.kept = kept
        widgets[key]?.retries = 0
        widgets[key]?.live = nil
        guard let seen = widgets[key], seen.owed == nil else { return }
        let plan = plan(after: kept, of: seen, at: now)
        widgets[key]?.plan = plan
    }

    private func plan(after kept: Kept, of seen: Seen, at now: Now) -> Plan? {
        let earliest = Self.counted(seen.lastRun + rules.runInterval)
        let date: Double
        switch kept.policy {
        case .never: return nil
        case .atEnd: date = kept.entries[kept.entries.count - 1].date
        case .after(let seconds): date = Self.counted(seconds)
        }
        let time = now.monotonic.seconds
        if date <= now.wall.seconds { return .at(monotonic: max(Self.counted(time + rules.idleReload), earliest)) }
        return .policy(wall: date, monotonic: max(Self.counted(time + rules.minimumInterval), earliest))
    }

    private mutating func failed(_ run: Scheduler.Run, at now: Now, isInFlight: Bool) {
        widgets[run.widget]?.retries += 1
        note(run.widget, run.generation)
        planRetry(of: run.widget, at: now, isInFlight: isInFlight)
    }

    /// The outcome of a run is known.
    mutating func note(_ key: WidgetKey, _ generation: Int) {
        guard let seen = widgets[key], let begun = begun[RunName(widget: key, generation: generation)] else { return }
        guard begun > seen.known else { return }
        widgets[key]?.known = begun
        widgets[key]?.knownSince = events
    }

    /// After a failure another try comes, later each time, unless a run comes anyway.
    mutating func planRetry(of key: WidgetKey, at now: Now, isInFlight: Bool) {
        guard let seen = widgets[key], seen.owed == nil, !isInFlight else { return }
        let doublings = min(seen.retries + seen.drawFailures - 1, 30)
        let delay = min(rules.firstRetry * Double(1 << doublings), rules.longestRetry)
        let instant = max(now.monotonic.seconds + delay, seen.lastRun + rules.runInterval)
        widgets[key]?.plan = .at(monotonic: Self.counted(instant))
    }
}
