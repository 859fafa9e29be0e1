// How many cells of a terminal or of a character grid a text takes.

/// The room that characters take, in cells.
package enum CellWidth {
    /// 0 for what has no shape, 2 for wide characters (East Asian Width, emoji), else 1.
    package static func of(_ character: Character) -> Int {
        if let byte = character.asciiValue { return byte < 0x20 || byte == 0x7F ? 0 : 1 }
        var sum = 0
        for scalar in character.unicodeScalars {
            if scalar == "\u{FE0F}" || scalar.properties.isEmojiPresentation { return 2 }
            sum += of(scalar)
        }
        // Whatever belongs together takes two cells at the most, as in terminals.
        return min(sum, 2)
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
        case .format: return 0
        default: break
        }
        // What a syllable has after its first consonant.
        if 0x1160...0x11FF ~= scalar.value { return 0 }
        return wide.contains { $0 ~= scalar.value } ? 2 : 1
    }

    /// The sum of a text's characters.
    package static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1F0FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}
