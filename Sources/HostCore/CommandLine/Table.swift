// Columns side by side for people.
import ReloadService

/// Rows of cells to lines of equal columns.
enum Table {
    /// Two spaces between columns, none at a line's end; what could act on a terminal is escaped.
    static func lines(_ cells: [[String]]) -> [String] {
        let rows = cells.map { $0.map(LogValue.printable) }
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
        // An empty column takes no room.
        let shown = widths.indices.filter { widths[$0] > 0 }
        return rows.map { row in
            var line = ""
            for column in shown where column < row.count {
                line += row[column] + String(repeating: " ", count: widths[column] - row[column].count + 2)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
