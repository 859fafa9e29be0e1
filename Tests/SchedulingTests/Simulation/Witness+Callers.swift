// Callers: each gets one answer, in time, with a receipt for each widget that tells the truth.
import Scheduling

extension Witness {
    mutating func see(_ outcomes: [ReloadOutcome], for caller: CallerID, at now: Now) {
        guard let asked = callers.removeValue(forKey: caller) else {
            return expect(false, "caller \(caller) is answered twice, or never asked")
        }
        answers += 1
        expect(outcomes.map(\.widget) == asked.widgets, "a receipt for each widget concerned, in order")
        for outcome in outcomes { see(outcome, asked, at: now) }
    }

    private mutating func see(_ outcome: ReloadOutcome, _ asked: Asked, at now: Now) {
        let seen = widgets[outcome.widget]
        let begun = begun[RunName(widget: outcome.widget, generation: outcome.generation)]
        switch outcome.outcome {
        case .accepted:
            expect(!asked.waits, "who waits is not told that it will come")
        case .rendered, .unchanged:
            expect(begun.map { $0 >= asked.event } == true, "the run began after the reload was received")
            // Who waits for other widgets, too, is answered later.
            guard let seen, asked.widgets.count == 1 else { return }
            expect(
                seen.tried?.generation == outcome.generation || seen.kept?.due(at: now.wall) == nil,
                "what is told is on screen")
        case .failed:
            expect(outcome.why != nil, "a failure says why")
            expect(
                outcome.why == "the widget was removed" || begun.map { $0 >= asked.event } == true,
                "the run that failed began after the reload was received")
        case .deferred:
            let interval = asked.intervals[outcome.widget] ?? 0
            expect(asked.origin == .extension || interval > 0, "only an interval defers a host's reload")
            guard let until = outcome.until else { return expect(false, "deferred says until when") }
            // Who waits for other widgets, too, is answered later, and in between the clock may be set.
            if asked.event == events, asked.origin == .host {
                expect(abs(until - now.wall - interval) < Self.hair, "deferred until the interval is over")
            }
        case .pending:
            expect(
                now.process.seconds - asked.time >= asked.timeout - Self.hair, "pending only when the timeout passed")
            // While a picture is in the making, a later run may have failed already.
            expect(
                seen.map { $0.known < asked.event || $0.knownSince == events || $0.drawing != nil } == true,
                "no outcome that is known is held back")
        }
    }
}
