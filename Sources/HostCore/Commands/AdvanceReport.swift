// What happened while the daemon's virtual clock went on.
import ReloadService

extension Report {
    /// One row for each thing that happened, then what the clock shows and how much there was.
    init(_ advanced: Advanced) {
        var lines: [String] = []
        if advanced.omitted > 0 { lines.append("… \(advanced.omitted) before these: see log/snapshots.jsonl") }
        lines += Table.lines(advanced.happened.map(Self.row))
        let counts = advanced.counts
        let amounts = [
            Self.count(counts.snapshots, "snapshot"), Self.count(counts.timelines, "timeline"),
            Self.count(counts.failures, "failure"),
        ]
        // Beside what is listed: only with --log-live each redraw has a row of its own.
        let redraws = counts.redraws > 0 ? ", redrawn \(Self.count(counts.redraws, "time"))" : ""
        lines.append("now \(advanced.now.rawValue): \(amounts.joined(separator: ", "))\(redraws)")
        if advanced.stopped == .endless {
            lines.append("stopped: retries or damped reloads still follow after an hour, and would for ever")
        }
        self.init(lines, advanced)
    }

    private static func row(_ happening: Happening) -> [String] {
        [
            happening.time.rawValue, happening.event.rawValue, happening.widget ?? happening.kind ?? "",
            happening.generation.map { "generation \($0)" } ?? "", happening.entry.map { "entry \($0.label)" } ?? "",
            happening.cause ?? "", happening.outcome ?? "", happening.why ?? "",
        ]
    }

    private static func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }
}
