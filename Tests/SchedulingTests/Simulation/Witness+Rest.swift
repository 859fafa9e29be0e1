// What must hold when the scheduler has done what an event led to.
import Scheduling

extension Witness {
    mutating func check(after event: Scheduler.Event, deadlines: Scheduler.Deadlines, at now: Now) {
        noteOutcome(of: event)
        checkRuns(at: now)
        checkCallers(at: now)
        if knowsClock {
            for key in concerned(by: event) { checkPicture(of: key, at: now) }
            checkDeadlines(deadlines, at: now)
        }
        guard event == .tick || event == .clockStepped else { return }
        let isLeft =
            deadlines.wall.map { $0 <= now.wall } == true || deadlines.monotonic.map { $0 <= now.monotonic } == true
            || deadlines.process.map { $0 <= now.process } == true
        expect(!isLeft, "a tick leaves nothing due: \(deadlines) at \(now)")
    }

    /// Everybody who waits is answered, and everything that was promised has come.
    mutating func checkEnd() {
        let waiting = callers.keys.map(\.number).sorted()
        expect(waiting.isEmpty, "every caller is answered: \(waiting)")
        let open = archives.keys.map { "\($0.widget)/\($0.generation)" }.sorted()
        expect(open.isEmpty, "every archive is adopted or discarded: \(open)")
        for (key, seen) in widgets {
            expect(seen.owed == nil, "a reload is followed by a run: \(key)")
            expect(!seen.wishes, "widget code's own reload is followed by a run: \(key)")
        }
    }

    private func concerned(by event: Scheduler.Event) -> [WidgetKey] {
        switch event {
        case .tick, .passing, .clockStepped: order
        case .installed(let installation): [installation.widget]
        case .runEnded: adopted.map { [$0.widget] } ?? []
        case .drawn(let key, _): [key]
        case .removed, .reload, .callerGone: []
        }
    }

    /// Where nothing is being drawn any more, the outcome of the current timeline's run is known.
    private mutating func noteOutcome(of event: Scheduler.Event) {
        if event == .tick || event == .passing || event == .clockStepped { return }
        guard let key = concerned(by: event).first else { return }
        if let seen = widgets[key], seen.drawing == nil, let kept = seen.kept { note(key, kept.generation) }
    }

    private mutating func checkRuns(at now: Now) {
        let isRoom = places.count < rules.places
        for key in order {
            guard let seen = widgets[key], seen.owed?.isDue == true else { continue }
            expect(!isRoom || flights[seen.kind] != nil, "no run waits while its kind and a place are free: \(key)")
        }
        for flight in flights.values {
            guard let limit = limit(of: flight.run) else { continue }
            expect(now.process.seconds - flight.began <= limit + Self.hair, "no run goes on past its limit")
        }
    }

    private mutating func checkCallers(at now: Now) {
        for (caller, asked) in callers {
            expect(asked.waits, "who does not wait is answered at once: \(caller)")
            expect(now.process.seconds - asked.time <= asked.timeout + Self.hair, "nobody waits past a timeout")
        }
    }

    private mutating func checkPicture(of key: WidgetKey, at now: Now) {
        guard let seen = widgets[key], seen.drawing == nil else { return }
        let isDue = seen.live.map { $0 <= now.wall.seconds } ?? false
        expect(isUnseen || !isDue, "text that changes by itself is redrawn: \(key)")
        guard let kept = seen.kept, let place = kept.due(at: now.wall) else { return }
        expect(
            seen.tried?.generation == kept.generation && seen.tried?.picture == kept.picture(place),
            "the entry that is due is on screen: \(key)")
    }

    /// Whatever has a time wakes the scheduler at that time or before.
    private mutating func checkDeadlines(_ deadlines: Scheduler.Deadlines, at now: Now) {
        let wall = deadlines.wall?.seconds ?? .infinity
        let monotonic = deadlines.monotonic?.seconds ?? .infinity
        let process = deadlines.process?.seconds ?? .infinity
        for key in order {
            guard let seen = widgets[key] else { continue }
            expect(seen.kept?.next(after: now.wall).map { wall <= $0 } ?? true, "an entry's date is lost: \(key)")
            expect(seen.live.map { wall <= $0 } ?? true, "a redraw's time is lost: \(key)")
            if let owed = seen.owed, !owed.isDue {
                expect(monotonic <= owed.notBefore, "the end of the minimum interval is lost: \(key)")
            }
            // The run that widget code asked for may have taken the plan's place already.
            if seen.wishes { continue }
            switch seen.plan {
            case .policy(let date, _) where date > now.wall.seconds:
                expect(wall <= date, "a policy's date is lost: \(key)")
            case .policy(let date, let instant):
                // Its date may have come with this very event, and waits for its tick.
                expect(monotonic <= instant || wall <= date, "a policy's run is lost: \(key)")
            case .at(let instant):
                expect(monotonic <= instant, "a planned run's time is lost: \(key)")
            case nil: break
            }
        }
        for flight in flights.values {
            guard let limit = limit(of: flight.run) else { continue }
            expect(process <= flight.began + limit + Self.hair, "a run's limit is lost")
        }
        for asked in callers.values {
            expect(process <= asked.time + asked.timeout + Self.hair, "a caller's timeout is lost")
        }
    }
}
