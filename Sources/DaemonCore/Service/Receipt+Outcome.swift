// A receipt in the protocol's words.
import ReloadService
import Scheduling

extension Receipt {
    /// `file` is the picture's path from the group's directory, where there is one.
    init(_ outcome: ReloadOutcome, file: String?, diagnostics: [Diagnostic] = []) {
        self.init(
            widget: outcome.widget.id, outcome: Outcome(outcome.outcome), generation: outcome.generation,
            coalesced: outcome.coalesced ? true : nil, entry: outcome.shown.map { ShownEntry($0) },
            snapshot: file, hash: outcome.hash, why: outcome.why, until: outcome.until.map { Timestamp($0.seconds) },
            timings: outcome.timings.total.map {
                Timings(provider: outcome.timings.provider, draw: outcome.timings.draw, total: $0)
            }, diagnostics: diagnostics.isEmpty ? nil : diagnostics
        )
    }
}

extension Receipt.Outcome {
    init(_ outcome: ReloadOutcome.Outcome) {
        self =
            switch outcome {
            case .accepted: .accepted
            case .rendered: .rendered
            case .unchanged: .unchanged
            case .failed: .failed
            case .deferred: .deferred
            case .pending: .pending
            }
    }
}

extension ShownEntry {
    init(_ shown: Scheduler.Shown) {
        switch shown {
        case .placeholder: self = .placeholder
        case .entry(let index, let count, let date):
            self = .entry(index: index + 1, count: count, date: Timestamp(date.seconds))
        }
    }
}
