// Reads the sentences of a script that tell events.
import Scheduling
import ViewArchive

/// The words of one event, after the time.
struct EventSentence {
    private var words: [String]
    private var next = 0

    init(words: [String]) { self.words = words }

    private mutating func take() -> String? {
        guard next < words.count else { return nil }
        defer { next += 1 }
        return words[next]
    }

    private mutating func take(_ word: String) -> Bool {
        guard next < words.count, words[next] == word else { return false }
        next += 1
        return true
    }

    private mutating func number() -> Double? {
        guard next < words.count, let number = Double(words[next]) else { return nil }
        next += 1
        return number
    }

    /// - `install A.s [with snapshot] [archive 3 of 0 60 atEnd]`, `remove A.s`
    /// - `reload A|A.s|all [by 4711] [for 7 [accepted] [timeout 5]]`, also with `foreground`, `extension` before it, or
    ///   with `tap`, `configuration` in its place
    /// - `A.s/1 archived 0 60 atEnd [placeholder]`, `A.s/1 failed no network`
    /// - `A.s rendered [changes 30] [resolved 29] [same]`, also `unchanged`; `A.s broken disk full`
    /// - `gone 7`, `tick`, `passing`, `clock 3600`
    mutating func event() -> Scheduler.Event? {
        switch take() {
        case "install": return installation()
        case "remove": return take().map { .removed(WidgetKey($0)) }
        case "reload": return reload(from: .host)
        case "foreground": return take("reload") ? reload(from: .host, isForeground: true) : nil
        case "extension": return take("reload") ? reload(from: .extension) : nil
        case "tap": return reload(from: .tap)
        case "configuration": return reload(from: .configuration)
        case "gone": return number().map { .callerGone(CallerID(Int($0))) }
        case "tick": return .tick
        case "passing": return .passing
        case "clock": return .clockStepped
        case let name?:
            let parts = name.split(separator: "/").map(String.init)
            if parts.count == 2, let generation = Int(parts[1]) {
                return runEnded(WidgetKey(parts[0]), generation)
            }
            return drawn(WidgetKey(name))
        case nil: return nil
        }
    }

    private mutating func installation() -> Scheduler.Event? {
        guard let name = take() else { return nil }
        var installation = Scheduler.Installation(widget: WidgetKey(name), kind: Self.kind(of: name))
        while let word = take() {
            switch word {
            case "snapshot": installation.hasSnapshot = true
            case "last": installation.lastGeneration = Int(number() ?? 0)
            case "archive":
                let generation = Int(number() ?? 0)
                guard take("of"), let timeline = timeline(generation) else { return nil }
                installation.timeline = timeline
            default: return nil
            }
        }
        return .installed(installation)
    }

    private mutating func reload(
        from origin: Scheduler.Reload.Origin, isForeground: Bool = false
    ) -> Scheduler.Event? {
        guard let name = take() else { return nil }
        let scope: Scheduler.Reload.Scope =
            name == "all" ? .all : name.contains(".") ? .widget(WidgetKey(name)) : .kind(KindName(name))
        let process = take("by") ? number().map { Int($0) } : nil
        var caller: Scheduler.Caller?
        if take("for"), let id = number() { caller = Scheduler.Caller(CallerID(Int(id)), waits: true) }
        if take("accepted") { caller?.waits = false }
        if take("timeout") { caller?.timeout = number() }
        return .reload(
            Scheduler.Reload(scope, from: origin, isForeground: isForeground, process: process, caller: caller))
    }

    private mutating func runEnded(_ widget: WidgetKey, _ generation: Int) -> Scheduler.Event? {
        if take("archived") {
            guard let timeline = timeline(generation) else { return nil }
            return .runEnded(widget, generation: generation, .archived(timeline, seconds: 0))
        }
        guard take("failed") else { return nil }
        let why = words[next...].joined(separator: " ")
        return .runEnded(widget, generation: generation, .failed(why: why))
    }

    private mutating func drawn(_ widget: WidgetKey) -> Scheduler.Event? {
        switch take() {
        case "rendered": return .drawn(widget, shown(.rendered))
        case "unchanged": return .drawn(widget, shown(.unchanged))
        case "broken": return .drawn(widget, .init(.failed(why: words[next...].joined(separator: " "))))
        default: return nil
        }
    }

    private mutating func shown(_ outcome: Scheduler.DrawResult.Outcome) -> Scheduler.DrawResult {
        var result = Scheduler.DrawResult(outcome)
        if take("changes") { result.nextChange = number().map { WallInstant(seconds: Script.epoch + $0) } }
        if take("resolved") { result.resolved = number().map { WallInstant(seconds: Script.epoch + $0) } }
        result.isSameContent = take("same")
        return result
    }

    private mutating func timeline(_ generation: Int) -> ArchivedTimeline? {
        var dates: [Double] = []
        while let date = number() { dates.append(Script.epoch + date) }
        var timeline = ArchivedTimeline(generation: generation, dates: dates, policy: .never)
        switch take() {
        case "never": break
        case "atEnd": timeline.policy = .atEnd
        case "after": timeline.policy = .after(Script.epoch + (number() ?? .nan))
        default: return nil
        }
        timeline.hasPlaceholder = take("placeholder")
        return timeline
    }

    static func kind(of widget: String) -> KindName {
        KindName(String(widget.prefix { $0 != "." }))
    }
}
