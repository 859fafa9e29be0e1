// Draws display lists as character cells, with nothing but the toolchain.
import FoundationEssentials
package import ViewArchive

/// Measures and draws in cells of 8 x 16 points; a picture is UTF-8 with ANSI colours.
package final class TextRenderer: Renderer {
    package init() {}

    package let fileExtension = "cells"
    package let version = "cells-2"

    /// Measures a text; every font takes one row a line.
    package func measure(_ block: TextBlock, width: Double?, height: Double?) -> TextMetrics {
        let step = Self.rowsPerLine(block)
        let text = CellText(
            block, columns: width.map { Cell.count(in: $0, of: Cell.width) } ?? .max,
            rows: height.map { (Cell.count(in: $0, of: Cell.height) + step - 1) / step } ?? .max
        )
        let last = Double((text.lines.count - 1) * step) * Cell.height
        return TextMetrics(
            size: Size(width: Double(text.columns) * Cell.width, height: last + Cell.height),
            firstBaseline: Cell.baseline, lastBaseline: last + Cell.baseline, lineCount: text.lines.count,
            isTruncated: text.isTruncated
        )
    }

    /// Capitals end a few points below the top of their row.
    package func lineMetrics(of font: FontSpec) -> LineMetrics {
        LineMetrics(ascent: Cell.baseline, descent: Cell.height - Cell.baseline, capHeight: Cell.capHeight)
    }

    package func hasSymbol(_ name: String) -> Bool { SymbolTable[name] != nil }

    /// All letters look alike here, whatever font is asked for.
    package func hasFont(_ name: String) -> Bool { true }

    /// Draws a list; the scale is that of cells, always one.
    package func draw(
        _ list: DisplayList, scale: Double, corners: Corners, pixels: (String) -> Pixels?
    ) -> Picture {
        var painter = CellPainter(size: list.size)
        withoutActuallyEscaping(pixels) { painter.paint(list.items, pixels: $0) }
        if corners == .square { painter.canvas.frameIfFree("┌┐└┘") } else { painter.canvas.frameIfFree("╭╮╰╯") }
        return Picture(
            bytes: Data(painter.canvas.ansi.utf8), width: painter.canvas.columns, height: painter.canvas.rows,
            diagnostics: painter.diagnostics
        )
    }

    /// A line's row, and what the text's line spacing adds in whole rows.
    static func rowsPerLine(_ block: TextBlock) -> Int {
        1 + Cell.count(in: block.lineSpacing + Cell.height / 2, of: Cell.height)
    }
}
