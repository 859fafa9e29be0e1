// Situations in which somebody asks why a widget looks as it does.
import ReloadService

/// Facts that have a name.
struct Situation: CustomStringConvertible, Sendable {
    let name: String
    let facts: WidgetFacts
    var description: String { name }

    /// A line a sentence.
    var text: String {
        Explainer(facts, of: Self.daemon, now: Self.now).sentences.map { "\($0.about.rawValue): \($0.text)" }
            .joined(separator: "\n")
    }

    /// 2026-01-01T12:00:00Z, and the daemon has run for two days and three hours.
    static let now = 1_767_268_800.0
    static let daemon = Explainer.Daemon(pid: 812, started: Timestamp(now - 183_600))

    init(_ name: String, _ make: (inout WidgetFacts) -> Void) {
        self.name = name
        var facts = Self.usual
        make(&facts)
        self.facts = facts
    }

    /// An instant some seconds from now.
    static func at(_ seconds: Double) -> Timestamp { Timestamp(now + seconds) }

    /// Entry 3 of 24, an hour each, of generation 7, that process 4711 asked for.
    static let usual: WidgetFacts = {
        var facts = WidgetFacts(id: "Photo.systemSmall", kind: "Photo", family: "systemSmall")
        let origin = RunOrigin(cause: "reload", pid: 4711, asked: at(-7920))
        facts.entry = .entry(index: 3, count: 24, date: at(-723))
        facts.snapshot = "snapshots/Photo.systemSmall.png"
        facts.hash = String(repeating: "a", count: 64)
        facts.pictureGeneration = 7
        facts.cause = "entry"
        facts.origin = origin
        facts.drawn = at(-723)
        facts.since = at(-723)
        facts.nextChange = at(2877)
        facts.nextChangeCause = .entry
        facts.nextEntry = .entry(index: 4, count: 24, date: at(2877))
        facts.generation = 7
        facts.timeline = .init(entries: 24, policy: .atEnd, began: at(-7920), origin: origin)
        facts.nextRun = at(74_877)
        facts.nextRunReason = .atEnd
        return facts
    }()
}
