// Breaks a text into lines of cells; measuring and drawing both ask here.
import CharacterCells
import ViewArchive

/// A text's lines under a number of columns and rows.
struct CellText {
    /// A character in its run's style.
    struct Glyph {
        var character: Character
        var width: Int
        var run: Int
        var isSpace: Bool { character == " " }
    }

    private(set) var lines: [[Glyph]] = []
    private(set) var isTruncated = false
    private let truncation: TextBlock.Truncation

    /// Breaks at spaces and beside wide characters, inside a word only when it is longer than a line.
    init(_ block: TextBlock, columns: Int, rows: Int) {
        truncation = block.truncation
        let limit = max(1, min(rows, block.lineLimit.map { max(1, $0) } ?? rows))
        let columns = max(1, columns)
        let paragraphs = paragraphs(of: block, in: columns, limit)
        for (index, paragraph) in paragraphs.enumerated() {
            var rest = paragraph[...]
            repeat {
                let isLastLine = lines.count == limit - 1
                if isLastLine, !Self.fits(rest, columns) || index < paragraphs.count - 1 {
                    truncate(rest, and: paragraphs[(index + 1)...], to: columns)
                    return
                }
                lines.append(Self.takeLine(from: &rest, columns))
            } while !rest.isEmpty
        }
    }

    /// What stands between line breaks, as far as it can be seen.
    private mutating func paragraphs(of block: TextBlock, in columns: Int, _ rows: Int) -> [[Glyph]] {
        let (cells, isEndless) = columns.multipliedReportingOverflow(by: rows)
        let visible = VisibleText(block, letters: isEndless ? .max : min(cells, .max / 8) * 4)
        isTruncated = visible.gap != nil
        var paragraphs: [[Glyph]] = [[]]
        func add(_ character: Character, _ width: Int, _ run: Int) {
            paragraphs[paragraphs.count - 1].append(Glyph(character: character, width: width, run: run))
        }
        for (place, piece) in visible.pieces.enumerated() {
            if place == visible.gap { add("…", 1, piece.run) }
            for character in piece.text {
                let width = CellWidth.of(character)
                if character.isNewline {
                    paragraphs.append([])
                } else if character == "\t" {
                    let column = Self.width(paragraphs[paragraphs.count - 1])
                    for _ in column..<(column / Self.tab + 1) * Self.tab { add(" ", 1, piece.run) }
                } else if width > 0 {
                    add(character, width, piece.run)
                } else if let first = character.unicodeScalars.first {
                    switch first.properties.generalCategory {
                    // A mark without a letter, and a part of a syllable.
                    case .nonspacingMark, .enclosingMark: "\u{A0}\(character)".forEach { add($0, 1, piece.run) }
                    case .otherLetter: add(character, 1, piece.run)
                    default: break
                    }
                }
            }
        }
        if visible.gap == visible.pieces.count { add("…", 1, visible.pieces.last?.run ?? 0) }
        return paragraphs
    }

    /// From one stop of tabulators to the next, in cells.
    private static let tab = 4

    /// The widest line, in cells.
    var columns: Int { lines.map(Self.width).max() ?? 0 }

    static func width(_ glyphs: some Sequence<Glyph>) -> Int {
        glyphs.reduce(0) { $0 + $1.width }
    }

    private static func fits(_ glyphs: ArraySlice<Glyph>, _ columns: Int) -> Bool {
        var width = 0
        for glyph in glyphs {
            width += glyph.width
            // A space at the end hangs.
            if width > columns, !glyph.isSpace { return false }
        }
        return true
    }

    private static func takeLine(from rest: inout ArraySlice<Glyph>, _ columns: Int) -> [Glyph] {
        let start = rest.startIndex
        var end = start
        var width = 0
        var chance = start
        while end < rest.endIndex {
            let glyph = rest[end]
            if glyph.isSpace || end > start && mayBreak(between: rest[end - 1], and: glyph) { chance = end }
            guard width + glyph.width <= columns else { break }
            width += glyph.width
            end += 1
        }
        let isLast = end == rest.endIndex
        if !isLast { end = chance > start ? chance : max(end, start + 1) }
        var line = Array(rest[start..<end])
        rest = rest[end...]
        guard !isLast else { return line }
        // Spaces at a break hang: they take no room.
        rest = rest.drop(while: \.isSpace)
        while line.last?.isSpace == true { line.removeLast() }
        return line
    }

    private static func mayBreak(between left: Glyph, and right: Glyph) -> Bool {
        left.width == 2 || right.width == 2 || left.character == "-"
    }

    /// Makes the last line of what is left, cut where the text's rule says.
    private mutating func truncate(
        _ rest: ArraySlice<Glyph>, and others: ArraySlice<[Glyph]>, to columns: Int
    ) {
        isTruncated = true
        if truncation == .tail, Self.width(rest) < columns {
            lines.append(rest + [Glyph(character: "…", width: 1, run: rest.last?.run ?? 0)])
            return
        }
        // Only what stands near the ends can be seen.
        let seam = Glyph(character: " ", width: 1, run: rest.last?.run ?? 0)
        let all = Array(([Array(rest)] + others).joined(separator: [seam]))
        let room = columns - 1
        let head: Int
        switch truncation {
        case .tail: head = room
        case .head: head = 0
        case .middle: head = (room + 1) / 2
        }
        var front = Self.prefix(of: all, head)
        var back = Array(Self.prefix(of: all.reversed(), room - head).reversed())
        while front.last?.isSpace == true { front.removeLast() }
        while back.first?.isSpace == true { back.removeFirst() }
        let run = front.last?.run ?? back.first?.run ?? all.first?.run ?? 0
        lines.append(front + [Glyph(character: "…", width: 1, run: run)] + back)
    }

    private static func prefix(of glyphs: some Collection<Glyph>, _ columns: Int) -> [Glyph] {
        var width = 0
        var taken: [Glyph] = []
        for glyph in glyphs {
            width += glyph.width
            if width > columns { break }
            taken.append(glyph)
        }
        return taken
    }
}
