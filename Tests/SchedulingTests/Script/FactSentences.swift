// What a status tells beyond the plan, as lines of a script.
import Scheduling

enum FactSentences {
    static func lines(_ status: Scheduler.Status?) -> [String] {
        guard let status else { return ["    not installed"] }
        var lines: [String] = []
        if let origin = status.origin { lines.append("made for \(text(origin))") }
        switch status.nextChange {
        case .entry(let index, let count, let date):
            lines.append("changes to \(index + 1)/\(count) at \(ActionSentence.text(date))")
        case .live(let instant): lines.append("moves on at \(ActionSentence.text(instant))")
        case nil: lines.append("changes not")
        }
        if let run = status.run {
            let limit = run.limit.map { " of \(ActionSentence.number($0))" } ?? ""
            lines.append(
                "runs \(run.run.generation) for \(ActionSentence.number(run.seconds))\(limit), for \(text(run.run.origin))"
            )
        }
        switch status.wait?.reason {
        case .run(let widget, let generation): lines.append("waits for \(widget)/\(generation)")
        case .place: lines.append("waits for a place")
        case .interval(let until): lines.append("waits until \(ActionSentence.text(until))")
        case nil: break
        }
        if let wait = status.wait { lines.append("waits for \(text(wait.origin))") }
        if let failure = status.lastFailure {
            lines.append("failed \(failure.generation) at \(ActionSentence.text(failure.at)) (\(failure.why))")
        }
        return lines.map { "    \($0)" }
    }

    static func text(_ origin: Origin) -> String {
        guard let asker = origin.asker else { return "\(origin.cause)" }
        return "\(origin.cause) by \(asker.process.map(String.init) ?? "?") at \(ActionSentence.text(asker.asked))"
    }
}
