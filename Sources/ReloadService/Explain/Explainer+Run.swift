// When the provider is asked next, and why not sooner.

extension Explainer {
    var run: String {
        let reason = facts.nextRunReason.rawValue
        let when = facts.nextRun.map { Self.capitalized(told($0)) } ?? ""
        switch facts.nextRunReason {
        case .running, .publishLock: return inFlight
        case .kindBusy:
            let other = facts.waiting.flatMap { waiting in
                waiting.widget.map { "generation \(waiting.generation ?? 0) of \($0)" }
            }
            return "As soon as \(other ?? "another run") has ended, since a kind's runs go one after another "
                + "(\(reason)). \(waited)"
        case .noPlace:
            return "As soon as a place is free, since only so many kinds start a run at once (\(reason)). \(waited)"
        case .after: return "\(when), the date of the policy (\(reason)). \(soonerByReload)"
        case .atEnd: return "\(when), the date of the last entry (\(reason)). \(soonerByReload)"
        case .idle:
            return "\(when): the policy named no date after the last run, so the next comes some time after it "
                + "(\(reason)). \(soonerByReload)"
        case .minimumInterval:
            let wish = facts.waiting.map { "a run is wanted because \(clause($0.origin))" }
            return
                "\(when): \(wish ?? "the policy's date comes sooner"), but two runs must lie so far apart (\(reason)). "
                + soonerByReload
        case .backOff:
            let runs = facts.failures == 1 ? "a failed run" : "\(facts.failures) failed runs"
            return "\(when), after \(runs); each one more doubles the wait, up to a limit (\(reason)). "
                + soonerByReload
        case .damping:
            return "\(when): the widget's own code asks for reloads too often, and has to wait (\(reason)). "
                + soonerByReload
        case .never:
            return "None by itself (policy \(reason)): only a reload, a tap or a start of the daemon leads to one."
        case .none: return "None is planned (\(reason)): only a reload leads to one."
        }
    }

    private var soonerByReload: String {
        guard let until = facts.defersUntil else { return "A host's reload does not wait for that." }
        return "A host's reload is deferred until \(until.rawValue), but not one in the foreground."
    }

    private var inFlight: String {
        guard let run = facts.run else { return "Now." }
        let what = run.purpose == .timeline ? "generation \(run.generation)" : "a placeholder"
        let because = "because \(clause(run.origin))"
        let reason = facts.nextRunReason.rawValue
        if facts.nextRunReason == .publishLock {
            return "Now: \(what), \(because). It waits while a host publishes several files as one change, "
                + "2 s at most (\(reason))."
        }
        let limit = run.limit.map { ", and may take \(SpanText.words($0))" } ?? ""
        var text = "Now: \(what) has run for \(SpanText.words(run.seconds))\(limit) (\(reason)), \(because)."
        if let waiting = facts.waiting { text += " One more follows, because \(clause(waiting.origin))." }
        return text
    }

    private var waited: String {
        facts.waiting.map { "It is wanted because \(clause($0.origin))." } ?? ""
    }
}
