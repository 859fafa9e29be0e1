// What the terminal shows: a title, the table, the last complaint; and what must be sent to get there from before.
import Posix
import ReloadService

/// The lines of a screen.
struct WatchFrame: Equatable {
    var lines: [Line] = []

    /// A line in one style.
    struct Line: Equatable {
        var text: String
        var style = Style.plain

        enum Style: String { case plain = "0", bold = "1", faint = "2" }
    }

    /// What is sent to have these lines in the place of others; nil when nothing is known of what is there.
    func update(from before: WatchFrame?) -> String {
        var output = before == nil ? "\u{1b}[H\u{1b}[2J" : ""
        let old = before?.lines ?? []
        for index in 0..<max(lines.count, old.count) {
            let line = index < lines.count ? lines[index] : nil
            if before != nil, index < old.count, line == old[index] { continue }
            // Cleared before it is written: after a full line the cursor stands on its last cell.
            output += "\u{1b}[\(index + 1);1H\u{1b}[2K"
            guard let line, !line.text.isEmpty else { continue }
            output += line.style == .plain ? line.text : "\u{1b}[\(line.style.rawValue)m\(line.text)\u{1b}[0m"
        }
        return output
    }
}

extension WatchState {
    /// The screen at a monotonic instant.
    func frame(_ size: Terminal.Size, at monotonic: Int64) -> WatchFrame {
        var lines = [WatchFrame.Line(text: CellText.cut(title(at: monotonic), to: size.columns), style: .bold)]
        if status != nil {
            let rest = size.rows - lines.count - (complaint == nil ? 0 : 1)
            lines += table(size.columns, rows: rest, at: now(at: monotonic))
        }
        if let complaint { lines.append(.init(text: CellText.cut(complaint, to: size.columns))) }
        return WatchFrame(lines: Array(lines.prefix(max(0, size.rows))))
    }

    private func title(at monotonic: Int64) -> String {
        switch link {
        case .looking: return "\(group)  waiting for the daemon in \(LogValue.printable(path))"
        case .lost: return "\(group)  no daemon listens in \(LogValue.printable(path))"
        case .connected:
            guard let status else { return group }
            let scale = Int(exactly: status.scale).map { String($0) } ?? String(status.scale)
            let now = now(at: monotonic).map { Timestamp($0).rawValue.prefix(19) + "Z" } ?? ""
            // Of a clock that hosts move the day is not known by itself.
            let time = hasRunningClock ? String(now.dropFirst(11)) : "virtual clock \(now)"
            return "\(group)  pid \(status.pid)  \(status.renderer) \(scale)x \(status.appearance)  \(time)"
        }
    }

    /// The header and so many rows as there is room for; of those that are left out only the number is told.
    private func table(_ columns: Int, rows room: Int, at now: Double?) -> [WatchFrame.Line] {
        let widgets = widgets
        guard !widgets.isEmpty else { return [.init(text: CellText.cut("no widget is installed", to: columns))] }
        let newest = widgets.indices.filter { widgets[$0].drawn != nil }.max {
            (widgets[$0].drawn?.rawValue ?? "", -$0) < (widgets[$1].drawn?.rawValue ?? "", -$1)
        }
        let lines = WatchTable.lines(widgets.map { row($0, at: now) }, newest: newest, width: columns)
        var shown = Array(widgets.indices)
        if widgets.count > room - 1 {
            shown = Array(shown.prefix(max(0, room - 2)))
            // What has just changed is what somebody looks for.
            if let newest, newest >= shown.count, !shown.isEmpty { shown[shown.count - 1] = newest }
        }
        var table = [WatchFrame.Line(text: lines[0], style: .faint)]
        table += shown.map { .init(text: lines[$0 + 1], style: $0 == newest ? .bold : .plain) }
        let left = widgets.count - shown.count
        if left > 0 { table.append(.init(text: CellText.cut("  \(left) more", to: columns), style: .faint)) }
        return table
    }

    private func row(_ widget: WidgetFacts, at now: Double?) -> WatchTable.Row {
        var states: [String] = []
        if widget.running { states.append("running") }
        if widget.stale { states.append("stale") }
        if let why = widget.why { states.append(why) }
        if states.isEmpty { states.append(outcomes[widget.id] ?? widget.cause ?? "no picture yet") }
        return WatchTable.Row(
            widget: widget.id, entry: widget.entry?.label ?? "-", age: Self.age(widget.drawn, now),
            nextChange: Self.until(widget.nextChange, now) ?? "-",
            nextRun: Self.until(widget.nextRun, now) ?? widget.nextRunReason.rawValue,
            state: states.joined(separator: ", ")
        )
    }

    private static func age(_ drawn: Timestamp?, _ now: Double?) -> String {
        guard let now, let drawn = drawn?.seconds else { return "-" }
        // Whole seconds: where nothing else changes, the line does once a second.
        return SpanText.words(max(0, now - drawn).rounded(.down))
    }

    private static func until(_ time: Timestamp?, _ now: Double?) -> String? {
        guard let time, let now else { return nil }
        guard let seconds = time.seconds else { return time.rawValue }
        // Rounded up, so that nothing is said to be over which is not.
        return seconds > now ? "in \(SpanText.words((seconds - now).rounded(.up)))" : "now"
    }
}
