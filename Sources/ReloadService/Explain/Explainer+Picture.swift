// What is on screen, why, and how old it is.

extension Explainer {
    var picture: String {
        guard let entry = facts.entry else { return "Nothing yet: no picture has been drawn." }
        let generation = facts.pictureGeneration.map { " of generation \($0)" } ?? ""
        switch entry {
        case .placeholder: return "The placeholder\(generation)."
        case .entry(let index, let count, let date):
            return "Entry \(index) of \(count)\(generation), dated \(dated(date))."
        }
    }

    var cause: String {
        guard facts.entry != nil else { return "None, as there is no picture." }
        guard let cause = facts.cause, let generation = facts.pictureGeneration else { return "Not known." }
        if let origin = facts.origin, origin.cause == cause, origin.recalled != true {
            return "\(cause): \(clause(origin)); the run for it made generation \(generation)."
        }
        let origin = facts.origin.map { "Generation \(generation) was made because \(clause($0))." }
        return "\(cause): \(reason(cause)). "
            + (origin ?? "What led to generation \(generation) is not known: an earlier daemon had it made.")
    }

    var age: String {
        guard let drawn = facts.drawn else { return "None, as there is no picture." }
        var text = "Drawn \(past(drawn))"
        if let since = facts.since, since != drawn {
            text += ", and unchanged since \(past(since, preposition: ""))"
        }
        if facts.stale { text += "; stale, as \(failed)" }
        return text + "."
    }

    /// What made the daemon draw, where it was no run.
    private func reason(_ cause: String) -> String {
        switch cause {
        case "start": "\(theDaemon) showed at its start what was archived"
        case "entry": "the entry's date came"
        case "live": "a timer or a relative date in it moved on"
        case "clock": "the clock was set, or the machine slept, and then this was due"
        default: "a run ended"
        }
    }

    /// `process 4711 asked for a reload 3 s ago (…)`.
    func clause(_ origin: RunOrigin) -> String {
        let asked = origin.asked.map { " \(past($0))" } ?? ""
        let process = origin.pid.map { "process \($0)" } ?? "a process that is not known any more"
        switch origin.cause {
        case "start":
            return "each widget has a run at the start of \(origin.recalled == true ? "a daemon" : theDaemon)"
        case "policy": return "the policy of the timeline before wanted a run"
        case "reload": return "\(process) asked for a reload\(asked)"
        case "tap": return "\(process) tapped it\(asked)"
        case "configuration" where origin.pid == nil: return "it was installed or configured anew\(asked)"
        case "configuration": return "\(process) changed its configuration\(asked)"
        case "extension": return "the widget's own code asked for a reload\(asked)"
        default: return "of \(origin.cause)\(asked)"
        }
    }

    private var failed: String {
        facts.failures == 1 ? "the run after it failed" : "the \(facts.failures) runs after it failed"
    }
}
