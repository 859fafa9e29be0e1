// Letters that the large cut of our font draws wrongly.
#if Raster
import CPangoCairo

extension FontRules {
    /// Inter Display, as Debian has it (4.0 beta), sets some marks into their letters: those letters come from Inter.
    static var marks: String {
        var ranges: [ClosedRange<UInt32>] = []
        for code in lettersWithMarks where hasWrongMark(code) {
            if let last = ranges.last, last.upperBound == code - 1 {
                ranges[ranges.count - 1] = last.lowerBound...code
            } else {
                ranges.append(code...code)
            }
        }
        let list = ranges.map { "<range><int>\($0.lowerBound)</int><int>\($0.upperBound)</int></range>" }.joined()
        return """
            <match target="font">
              <test name="family"><string>Inter Display</string></test>
              <edit name="charset" mode="assign">
                <minus><name>charset</name><charset>\(list)</charset></minus>
              </edit>
            </match>
            """
    }

    /// Latin, Greek and Cyrillic.
    private static let lettersWithMarks: FlattenSequence<[ClosedRange<UInt32>]> = [
        0xC0...0x233, 0x386...0x3CE, 0x400...0x4FF, 0x1E00...0x1FFF,
    ].joined()

    /// Grave, circumflex, tilde, macron, breve, hook, double acute, double grave, inverted breve.
    private static let wrongMarks: Set<UInt32> = [0x300, 0x302, 0x303, 0x304, 0x306, 0x309, 0x30B, 0x30F, 0x311]

    private static func hasWrongMark(_ code: UInt32) -> Bool {
        // No character has more parts.
        var parts = [gunichar](repeating: 0, count: 18)
        let count = g_unichar_fully_decompose(code, 0, &parts, gsize(parts.count))
        return parts.prefix(Int(count)).contains { wrongMarks.contains($0) }
    }
}
#endif
