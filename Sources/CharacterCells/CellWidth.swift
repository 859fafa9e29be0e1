// How many cells of a terminal or of a character grid a text takes.

/// The room that characters take, in cells.
package enum CellWidth {
    /// 0 for what has no shape, 2 for wide characters (East Asian Width, emoji), else 1.
    package static func of(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.value < 0x300 { return first.value < 0x20 || 0x7F...0x9F ~= first.value ? 0 : 1 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        return wide.contains { $0 ~= first.value } ? 2 : 1
    }

    /// The sum of a text's characters.
    package static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1F0FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}
