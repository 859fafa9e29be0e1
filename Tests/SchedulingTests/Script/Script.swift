// Plays a script of events against a scheduler and writes what it does below each of them.
import Scheduling
import ViewArchive

/// A transcript: lines that begin with a time are events, indented ones are the scheduler's actions.
///
/// A test is a transcript that plays to itself. The line `5 tick` also says that 5 was the next deadline; at any other
/// time it names the one that was.
struct Script {
    private var scheduler: Scheduler
    /// How far the wall clock was set ahead.
    private var step = 0.0
    static let epoch = 1_000_000_020.0

    static func play(_ text: String) -> String {
        var lines: [String] = []
        var events = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix(" ") }
        var rules = Scheduler.Rules()
        if let first = events.first, let changed = Scheduler.Rules(line: first) {
            rules = changed
            lines.append(events.removeFirst())
        }
        var script = Script(scheduler: Scheduler(rules: rules))
        for event in events { lines += script.play(event) }
        return lines.joined(separator: "\n")
    }

    private init(scheduler: Scheduler) { self.scheduler = scheduler }

    private mutating func play(_ event: String) -> [String] {
        let line = event.split(separator: " (").first.map(String.init) ?? ""
        let words = line.split(separator: " ").map(String.init)
        guard let time = words.first.flatMap(Double.init) else { return [line] }
        var sentence = EventSentence(words: Array(words.dropFirst()))
        if words[1] == "clock" { step += Double(words[2]) ?? .nan }
        let now = Now(
            wall: WallInstant(seconds: Self.epoch + time + step), monotonic: MonotonicInstant(seconds: time),
            process: ProcessDeadline(seconds: time))
        if words[1] == "status" {
            return [line] + statusLines(of: WidgetKey(words[2]), at: now)
        }
        if words[1] == "facts" {
            return [line] + FactSentences.lines(scheduler.status(of: WidgetKey(words[2]), at: now))
        }
        guard let event = sentence.event() else { return [line + "  (not understood)"] }
        var head = line
        if event == .tick, nextTime != time {
            head += nextTime.map { " (planned: \(ActionSentence.number($0)))" } ?? " (nothing is planned)"
        }
        return [head] + scheduler.handle(event, at: now).map { "    " + ActionSentence.text($0) }
    }

    /// The earliest deadline in the script's time.
    private var nextTime: Double? {
        let next = scheduler.nextDeadline
        return [
            next.wall.map { $0.seconds - Self.epoch - step }, next.monotonic?.seconds, next.process?.seconds,
        ].compactMap { $0 }.min()
    }

    private func statusLines(of widget: WidgetKey, at now: Now) -> [String] {
        guard let status = scheduler.status(of: widget, at: now) else { return ["    not installed"] }
        var words = ["generation \(status.generation)"]
        if let shown = status.shown { words.append("shows \(ActionSentence.text(shown))") }
        if let running = status.running { words.append("runs \(running)") }
        if case .interval(let until) = status.wait?.reason {
            words.append("interval until \(ActionSentence.text(until))")
        } else if status.isWaiting {
            words.append("waits")
        }
        if status.failures > 0 { words.append("failed \(status.failures) times (\(status.why ?? ""))") }
        if let next = status.nextEntry { words.append("next entry \(ActionSentence.text(next))") }
        switch status.nextRun {
        case .policy(let date): words.append("policy \(ActionSentence.text(date))")
        case .minimumInterval(let date): words.append("minimum interval \(ActionSentence.text(date))")
        case .idle(let date): words.append("idle until \(ActionSentence.text(date))")
        case .retry(let date, let failures): words.append("retry \(failures) at \(ActionSentence.text(date))")
        case nil: words.append("no run planned")
        }
        if let until = status.dampedUntil { words.append("damped until \(ActionSentence.text(until))") }
        return ["    " + words.joined(separator: ", ")]
    }
}
