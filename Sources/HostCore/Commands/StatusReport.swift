// How the daemon's state is shown.
import ReloadService

extension Report {
    init(_ status: Status) {
        let live = status.live > 0 ? ", live text each \(SpanText.words(status.live))" : ""
        let facts = [
            ["daemon", "pid \(status.pid), protocol \(status.protocol), since \(status.started.rawValue)"],
            ["group", status.group],
            ["path", status.path],
            ["socket", status.socket],
            ["draws", "\(status.renderer) at \(Self.short(status.scale))x, \(status.appearance)\(live)"],
            ["clock", "\(status.clock), \(Self.clock(status))"],
        ]
        let notes = (status.diagnostics ?? []).map { ["note", $0.sentence] }
        var lines = Table.lines(facts + notes)
        if !status.widgets.isEmpty {
            let header = ["widget", "gen", "entry", "age", "next change", "next run", ""]
            let now = status.now.seconds
            lines += [""] + Table.lines([header] + status.widgets.map { Self.row($0, at: now) })
        }
        self.init(lines, status)
    }

    private static func clock(_ status: Status) -> String {
        guard let advance = status.advance else { return status.now.rawValue }
        let others = advance.waiting == 0 ? "" : ", \(advance.waiting) more wait\(advance.waiting == 1 ? "s" : "")"
        return "\(advance.sentence) since \(advance.from.rawValue) (process \(advance.pid)\(others))"
    }

    private static func row(_ widget: WidgetFacts, at now: Double?) -> [String] {
        var remarks: [String] = []
        if widget.stale { remarks.append("stale") }
        if let why = widget.why { remarks.append(why) }
        let change = widget.nextChange.map { "\(span($0, at: now)) (\(widget.nextChangeCause?.rawValue ?? "?"))" }
        let run = widget.nextRun.map { "\(span($0, at: now)) " } ?? ""
        return [
            widget.id, String(widget.generation), widget.entry?.label ?? "-",
            widget.drawn.map { span($0, at: now) } ?? "-", change ?? "-", "\(run)(\(widget.nextRunReason.rawValue))",
            remarks.joined(separator: ", "),
        ]
    }

    /// How far an instant lies from the daemon's present; `--json` has the instant itself.
    private static func span(_ instant: Timestamp, at now: Double?) -> String {
        guard let now, let seconds = instant.seconds else { return instant.rawValue }
        return SpanText.words(seconds - now)
    }

    /// Without a fraction where there is none.
    private static func short(_ number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? String(number)
    }
}
