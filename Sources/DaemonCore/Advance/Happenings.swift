// What happened while a clock went on: all of it counted, the newest of it kept.
import ReloadService
import Scheduling

/// The list that `advance` answers.
struct Happenings {
    private(set) var counts = Advanced.Counts()
    private var all: [Happening] = []
    private var dropped = 0

    /// How many are kept: a day of a per-minute timeline is more, and is in the log.
    static let limit = 1000

    mutating func add(_ happening: Happening) {
        switch happening.event {
        case .snapshot where happening.cause == Cause.live.rawValue: counts.redraws += 1
        case .snapshot: counts.snapshots += 1
        case .timeline: counts.timelines += 1
        case .failure: counts.failures += 1
        case .diagnostic, .error: break
        }
        all.append(happening)
        // Seldom, so that a long list costs no more than its length.
        if all.count >= 2 * Self.limit { cut() }
    }

    /// A picture was drawn again because live text in it had moved on, of which nothing is kept.
    mutating func addRedraw() { counts.redraws += 1 }

    /// The newest, and how many older ones are left out.
    mutating func finish() -> (happened: [Happening], omitted: Int) {
        cut()
        return (all, dropped)
    }

    private mutating func cut() {
        let extra = all.count - Self.limit
        guard extra > 0 else { return }
        all.removeFirst(extra)
        dropped += extra
    }
}

extension Happening {
    init(_ snapshot: Snapshot) {
        self.init(
            time: Timestamp(snapshot.drawn), event: .snapshot, widget: snapshot.widget, kind: snapshot.kind,
            generation: snapshot.generation, entry: snapshot.shown, cause: snapshot.cause,
            outcome: snapshot.isUnchanged ? "unchanged" : "rendered", why: snapshot.stale
        )
    }

    /// A line that says something went wrong; nil for others.
    init?(_ line: LogLine) {
        guard line.event == .diagnostic || line.event == .error else { return nil }
        let isFailure = line.text("code") == "run-failed"
        let what = [line.text("what"), line.text("why"), line.text("message")].compactMap(\.self)
        self.init(
            time: line.time, event: isFailure ? .failure : line.event == .error ? .error : .diagnostic,
            widget: line.text("widget"), kind: line.text("kind"), generation: line.integer("generation"),
            why: what.joined(separator: ": ")
        )
    }
}
