// Texts in a number of cells, whatever their characters' widths.
import CharacterCells

/// Cutting and filling texts.
enum CellText {
    /// A text in at most so many cells; what is cut ends in an ellipsis.
    static func cut(_ text: String, to cells: Int) -> String {
        CellWidth.of(text) <= cells ? text : beginning(of: text, cells - 1) + (cells > 0 ? "…" : "")
    }

    /// The same, but of what is cut beginning and end are kept: ids differ at both.
    static func cutInside(_ text: String, to cells: Int) -> String {
        guard CellWidth.of(text) > cells else { return text }
        guard cells > 2 else { return cut(text, to: cells) }
        let end = String(beginning(of: String(text.reversed()), (cells - 1) / 2).reversed())
        return beginning(of: text, cells - 1 - CellWidth.of(end)) + "…" + end
    }

    /// A text with spaces up to so many cells.
    static func fill(_ text: String, to cells: Int) -> String {
        text + String(repeating: " ", count: max(0, cells - CellWidth.of(text)))
    }

    /// A text in lines of at most so many cells, broken at spaces where it can be; its first `hanging` characters stand
    /// apart, and the lines that follow begin with so many spaces.
    static func wrapped(_ text: String, to cells: Int, hanging: Int) -> [String] {
        guard CellWidth.of(text) > cells, cells >= hanging + 20 else { return [text] }
        var lines: [String] = []
        var line = String(text.prefix(hanging))
        var isFresh = true
        for word in text.dropFirst(hanging).split(separator: " ") {
            if !isFresh, CellWidth.of(line) + 1 + CellWidth.of(String(word)) > cells {
                lines.append(line)
                line = String(repeating: " ", count: hanging)
                isFresh = true
            }
            line += (isFresh ? "" : " ") + word
            isFresh = false
        }
        return lines + [line]
    }

    private static func beginning(of text: String, _ cells: Int) -> String {
        var (kept, width) = ("", 0)
        for character in text {
            width += CellWidth.of(character)
            if width > cells { break }
            kept.append(character)
        }
        return kept
    }
}
