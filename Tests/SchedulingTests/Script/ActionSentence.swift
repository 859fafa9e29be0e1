// Writes actions as the sentences of a script.
import Scheduling

enum ActionSentence {
    static func text(_ action: Scheduler.Action) -> String {
        switch action {
        case .run(let run):
            "run \(run.widget)/\(run.generation)\(run.purpose == .placeholder ? " placeholder" : "") (\(run.cause))"
        case .adopt(let widget, let generation): "adopt \(widget)/\(generation)"
        case .discard(let widget, let generation): "discard \(widget)/\(generation)"
        case .abandon(let widget, _, let generation): "abandon \(widget)/\(generation)"
        case .draw(let draw):
            "draw \(draw.widget)/\(draw.generation) \(text(draw.picture)) (\(draw.cause))"
                + (draw.skipped > 0 ? " skipped \(draw.skipped)" : "")
        case .answer(let caller, let outcomes):
            "answer \(caller): " + (outcomes.isEmpty ? "nothing" : outcomes.map(text).joined(separator: "; "))
        case .log(let note): "log " + text(note)
        }
    }

    static func text(_ outcome: ReloadOutcome) -> String {
        var words = ["\(outcome.widget)/\(outcome.generation)", outcome.outcome.rawValue]
        if outcome.coalesced { words.append("coalesced") }
        if let until = outcome.until { words.append("until \(text(until))") }
        if let why = outcome.why { words.append("(\(why))") }
        return words.joined(separator: " ")
    }

    static func text(_ shown: Scheduler.Shown) -> String {
        switch shown {
        case .entry(let index, let count, _): "\(index + 1)/\(count)"
        case .placeholder: "placeholder"
        }
    }

    static func text(_ note: Scheduler.Note) -> String {
        switch note {
        case .lateAnswer(let widget, let generation, let count): "late \(widget)/\(generation), \(count) so far"
        case .runFailed(let widget, let generation, let why, let retry):
            "failed \(widget)/\(generation) (\(why))" + (retry.map { ", retry \(text($0))" } ?? "")
        case .entriesCut(let widget, let generation, let kept, let count):
            "cut \(widget)/\(generation): \(kept) of \(count)"
        case .damped(let kind, let delay, let until): "damped \(kind) by \(number(delay)) until \(text(until))"
        }
    }

    static func text(_ instant: WallInstant) -> String { number(instant.seconds - Script.epoch) }

    static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
