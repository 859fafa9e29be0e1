// A snapshot's line in the log.
import ReloadService
import ViewArchive

extension Snapshot {
    /// The line, the same for standard output and for `log/snapshots.jsonl`.
    var logLine: LogLine {
        var line = LogLine(time: Timestamp(drawn), event: .snapshot)
        line.add("widget", .text(widget))
        line.add("kind", .text(kind))
        line.add("family", .text(family.rawValue))
        line.add("generation", .integer(generation))
        line.add("entry", .text(shown.label))
        if case .entry(_, _, let date) = shown { line.add("date", .text(date.rawValue)) }
        line.add("cause", .text(cause))
        line.add("outcome", isUnchanged ? "unchanged" : "rendered")
        line.add("file", .text(file))
        line.add("size", .text(sizeLabel))
        line.add("hash", .text(hash))
        line.add("took", .duration(took))
        if skipped > 0 { line.add("skipped", .integer(skipped)) }
        if standIns > 0 { line.add("standIns", .integer(standIns)) }
        line.add("stale", stale.map { .text($0) })
        line.add("text", .text(text.split(separator: "\n").joined(separator: " | ")))
        return line
    }

    /// `158x158@2` in points at a scale, or the number of cells.
    private var sizeLabel: String {
        isCells ? "\(width)x\(height)" : "\(Self.short(points.width))x\(Self.short(points.height))@\(Self.short(scale))"
    }

    /// Without the fraction where it is zero.
    private static func short(_ number: Double) -> String {
        number == number.rounded() && number.magnitude < 1e9 ? "\(Int(number))" : "\(number)"
    }
}
