// A grid of cells: squares of colour, two a cell, and characters over them.
import ViewArchive

/// What is painted so far.
struct CellCanvas {
    /// A character with its style.
    struct Glyph: Equatable {
        var character: Character
        var color: RGBA
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        /// The right half of a wide character: nothing is written for it.
        var isContinuation = false
        /// Part of a thin line, which gives way to texts.
        var isRule = false
    }

    let columns: Int
    let rows: Int
    /// Two squares a cell, row by row of squares: 8 x 8 points each.
    private var squares: [Square]
    private var glyphs: [Glyph?]

    /// The most cells a side; larger canvases are cut.
    static let longestSide = 512

    init(size: Size) {
        func cells(_ length: Double, _ cell: Double) -> Int {
            length > 0 ? Int(max(1, min((length / cell).rounded(), Double(Self.longestSide)))) : 1
        }
        columns = cells(size.width, Cell.width)
        rows = cells(size.height, Cell.height)
        squares = Array(repeating: Square(), count: columns * rows * 2)
        glyphs = Array(repeating: nil, count: columns * rows)
    }

    func isInside(column: Int, row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }

    /// Lays a colour over a square; an opaque one hides the character there.
    mutating func blend(_ color: RGBA, opacity: Double, column: Int, squareRow: Int) {
        let alpha = Double(color.alpha) / 255 * opacity
        guard alpha > 0 else { return }
        squares[squareRow * columns + column].lay(color, alpha)
        if alpha > 0.6 { glyphs[squareRow / 2 * columns + column] = nil }
    }

    /// The colour behind a cell's character; nil where nothing is painted.
    func background(column: Int, row: Int) -> RGBA? {
        let top = squares[row * 2 * columns + column]
        let bottom = squares[(row * 2 + 1) * columns + column]
        return Square.mean(top, bottom).color
    }

    func hasGlyph(column: Int, row: Int) -> Bool { glyphs[row * columns + column] != nil }

    /// Puts a character of one or two cells; a colour that shines through is mixed with what is behind.
    mutating func put(_ glyph: Glyph, width: Int, opacity: Double, column: Int, row: Int) {
        guard isInside(column: column, row: row), isInside(column: column + width - 1, row: row) else { return }
        var glyph = glyph
        let alpha = Double(glyph.color.alpha) / 255 * opacity
        guard alpha > 0.05 else { return }
        var square = Square()
        square.lay(background(column: column, row: row) ?? RGBA(red: 128, green: 128, blue: 128), 1)
        square.lay(glyph.color, alpha)
        glyph.color = square.color ?? glyph.color
        let index = row * columns + column
        if !glyph.isRule { clearRule(through: column, row) }
        if glyphs[index]?.isContinuation == true { glyphs[index - 1] = nil }
        if column + width < columns, glyphs[index + width]?.isContinuation == true { glyphs[index + width] = nil }
        glyphs[index] = glyph
        if width == 2 {
            glyph.isContinuation = true
            glyphs[index + 1] = glyph
        }
    }

    /// Takes a thin line away as a whole where a text comes to stand on it.
    private mutating func clearRule(through column: Int, _ row: Int) {
        guard glyphs[row * columns + column]?.isRule == true else { return }
        for step in [-1, 1] {
            var place = step < 0 ? column : column + 1
            while place >= 0, place < columns, glyphs[row * columns + place]?.character == "─" {
                glyphs[row * columns + place] = nil
                place += step
            }
        }
    }

    /// Draws a frame into the outermost cells when no character stands there and all have one colour.
    mutating func frameIfFree(_ corners: String) {
        guard columns > 3, rows > 2 else { return }
        var edge: [(Int, Int)] = []
        for column in 0..<columns { edge += [(column, 0), (column, rows - 1)] }
        for row in 1..<(rows - 1) { edge += [(0, row), (columns - 1, row)] }
        let plain = background(column: 0, row: 0)
        guard edge.allSatisfy({ !hasGlyph(column: $0.0, row: $0.1) && background(column: $0.0, row: $0.1) == plain })
        else { return }
        let color = Self.quiet(on: plain)
        box(0, 0, columns - 1, rows - 1, corners: corners, color: color, opacity: 1)
    }

    /// Draws a frame of line characters.
    mutating func box(
        _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, corners: String, color: RGBA, opacity: Double
    ) {
        let corners = Array(corners)
        func line(_ character: Character, _ column: Int, _ row: Int) {
            put(Glyph(character: character, color: color), width: 1, opacity: opacity, column: column, row: row)
        }
        for column in max(0, left + 1)..<max(max(0, left + 1), min(columns, right)) {
            line("─", column, top)
            line("─", column, bottom)
        }
        for row in max(0, top + 1)..<max(max(0, top + 1), min(rows, bottom)) {
            line("│", left, row)
            line("│", right, row)
        }
        line(corners[0], left, top)
        line(corners[1], right, top)
        line(corners[2], left, bottom)
        line(corners[3], right, bottom)
    }

    /// A colour that can be seen on another, and does not cry.
    static func quiet(on color: RGBA?) -> RGBA {
        guard let color else { return RGBA(red: 128, green: 128, blue: 128) }
        let light = 2 * Int(color.red) + 5 * Int(color.green) + Int(color.blue) > 1020
        return light ? RGBA(red: 0, green: 0, blue: 0, alpha: 76) : RGBA(red: 255, green: 255, blue: 255, alpha: 90)
    }
}

extension CellCanvas {
    /// Every row as UTF-8 with ANSI colours, the style reset at its end.
    var ansi: String {
        var text = ""
        for row in 0..<rows {
            var style = Style()
            for column in 0..<columns {
                let glyph = glyphs[row * columns + column]
                if glyph?.isContinuation == true { continue }
                let (character, wanted) = look(glyph, column, row)
                // Written where it changes only: most cells look like the one before.
                if wanted != style {
                    text += "\u{1B}[0\(wanted.codes)m"
                    style = wanted
                }
                text.append(character)
            }
            text += style == Style() ? "\n" : "\u{1B}[0m\n"
        }
        return text
    }

    /// How a cell's character looks.
    private struct Style: Equatable {
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var color: RGBA?
        var background: RGBA?

        /// Each after a semicolon.
        var codes: String {
            var codes = isBold ? ";1" : ""
            if isItalic { codes += ";3" }
            if isUnderlined { codes += ";4" }
            if isStruck { codes += ";9" }
            return codes + Self.code(38, color) + Self.code(48, background)
        }

        private static func code(_ which: Int, _ color: RGBA?) -> String {
            color.map { ";\(which);2;\($0.red);\($0.green);\($0.blue)" } ?? ""
        }
    }

    /// A cell's character and its style.
    private func look(_ glyph: Glyph?, _ column: Int, _ row: Int) -> (Character, Style) {
        if let glyph {
            let style = Style(
                isBold: glyph.isBold, isItalic: glyph.isItalic, isUnderlined: glyph.isUnderlined,
                isStruck: glyph.isStruck, color: glyph.color, background: background(column: column, row: row)
            )
            return (glyph.character, style)
        }
        let top = squares[row * 2 * columns + column].color
        let bottom = squares[(row * 2 + 1) * columns + column].color
        if top == bottom { return (" ", Style(background: top)) }
        guard let top else { return ("▄", Style(color: bottom)) }
        return ("▀", Style(color: top, background: bottom))
    }
}
