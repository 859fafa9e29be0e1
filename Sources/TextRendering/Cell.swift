// The size of a character cell, and how many cells a character takes.

/// One place of the character grid.
enum Cell {
    /// In points; twice as high as wide, so that half a cell is a square.
    static let width = 8.0
    static let height = 16.0
    /// From a row's top to its baseline, in points.
    static let baseline = 12.0

    /// The nearest boundary between columns; texts one after another never overlap by it.
    static func column(at x: Double) -> Int { Int((x / width + 0.5).rounded(.down)) }
    static func row(at y: Double) -> Int { Int((y / height + 0.5).rounded(.down)) }

    /// How many whole cells fit into a length; a hair's breadth may be missing.
    static func count(in length: Double, of cell: Double) -> Int {
        length > 0 ? Int(min((length / cell + 0.01).rounded(.down), 100_000)) : 0
    }

    /// How many cells a character takes: 0 for what has no shape, 2 for wide ones (East Asian Width, emoji).
    static func width(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.value < 0x300 { return first.value < 0x20 || 0x7F...0x9F ~= first.value ? 0 : 1 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        return wide.contains { $0 ~= first.value } ? 2 : 1
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1F0FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}
