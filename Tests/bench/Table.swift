// The rows of figures, as README shows them.

/// What was measured, and what it is compared with.
struct Table {
    private struct Row {
        let what: String
        let figure: String
        let target: String
        let floor: String
    }
    private var rows: [Row] = []

    mutating func add(_ what: String, _ figure: String, target: String, floor: String = "") {
        rows.append(Row(what: what, figure: figure, target: target, floor: floor))
    }

    var markdown: String {
        var lines = ["| what | measured | target | floor of the same run |", "|---|---|---|---|"]
        for row in rows { lines.append("| \(row.what) | \(row.figure) | \(row.target) | \(row.floor) |") }
        return lines.joined(separator: "\n")
    }
}
