// How the daemon's state is shown.
import ReloadService

extension Report {
    init(_ status: Status) {
        let scale = Int(exactly: status.scale).map { String($0) } ?? String(status.scale)
        let facts = [
            ["daemon", "pid \(status.pid), protocol \(status.protocol), since \(status.started.rawValue)"],
            ["group", status.group],
            ["path", status.path],
            ["socket", status.socket],
            ["draws", "\(status.renderer) at \(scale)x, \(status.appearance)"],
            ["clock", "\(status.clock), \(status.now.rawValue)"],
        ]
        var lines = Table.lines(facts)
        if !status.widgets.isEmpty {
            let header = ["widget", "generation", "entry", "next change", "next run", ""]
            lines += [""] + Table.lines([header] + status.widgets.map(Self.row))
        }
        self.init(lines, status)
    }

    private static func row(_ widget: Status.Widget) -> [String] {
        var remarks: [String] = []
        if widget.running { remarks.append("running") }
        if widget.stale { remarks.append("stale") }
        if let why = widget.why { remarks.append(why) }
        return [
            widget.id, String(widget.generation), widget.entry?.label ?? "-", widget.nextChange?.rawValue ?? "-",
            widget.nextRun?.rawValue ?? "-", remarks.joined(separator: ", "),
        ]
    }
}
