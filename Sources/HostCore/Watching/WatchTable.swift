// The rows of the live table, made to fit a width: what is least needed goes first.
import CharacterCells
import ReloadService

/// A table of widgets in some columns of a terminal.
struct WatchTable {
    /// One widget's cells.
    struct Row: Equatable {
        var widget: String
        var entry = ""
        var age = ""
        var nextChange = ""
        var nextRun = ""
        var state = ""

        static let header = Row(
            widget: "widget", entry: "entry", age: "age", nextChange: "next change", nextRun: "next run", state: "state"
        )

        var cells: [String] { [widget, entry, age, nextChange, nextRun, state] }
    }

    /// The header's line and a line a row, none wider than `width` cells; the row of `newest` is marked.
    static func lines(_ rows: [Row], newest: Int?, width: Int) -> [String] {
        let cells = [Row.header.cells] + rows.map { $0.cells.map(LogValue.printable) }
        let widths = self.widths(
            natural: Row.header.cells.indices.map { column in
                cells.map { CellWidth.of($0[column]) }.max() ?? 0
            }, in: width - mark.count)
        return cells.enumerated().map { index, row in
            var line = index > 0 && index - 1 == newest ? mark : String(repeating: " ", count: mark.count)
            for (column, columnWidth) in widths.enumerated() where columnWidth > 0 {
                let isID = column == 0
                let cut =
                    isID ? CellText.cutInside(row[column], to: columnWidth) : CellText.cut(row[column], to: columnWidth)
                line += CellText.fill(cut, to: columnWidth) + gap
            }
            while line.last == " " { line.removeLast() }
            return CellText.cut(line, to: width)
        }
    }

    private static let mark = "> "
    private static let gap = "  "
    private static let state = 5
    /// What is left out where there is no room, first to last; the widget's id stays.
    private static let leftOut = [4, 3, 2, 1, state]
    /// An id and a state can be cut down to so many cells.
    private static let least = [0: 14, state: 12]

    /// The columns' widths; 0 for those that are left out.
    private static func widths(natural: [Int], in room: Int) -> [Int] {
        var widths = natural.enumerated().map { min($1, least[$0] ?? .max) }
        func needed() -> Int {
            widths.reduce(0, +) + gap.count * max(0, widths.count { $0 > 0 } - 1)
        }
        for column in leftOut where needed() > room { widths[column] = 0 }
        if needed() > room { widths[0] = max(0, room) }
        // What is left over goes to the id, then to the state.
        for column in [0, state] where widths[column] > 0 {
            widths[column] = min(natural[column], widths[column] + max(0, room - needed()))
        }
        return widths
    }
}
