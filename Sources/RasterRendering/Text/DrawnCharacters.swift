// Characters on their way to Pango: what cannot be drawn is taken out or stood in for.
#if Raster
import CPangoCairo

/// UTF-8 that draws what a text says, and the stretches of it that need fonts of their own.
struct DrawnCharacters {
    private(set) var bytes: [UInt8] = []
    /// What asks to be drawn as a letter and not as a picture.
    private(set) var monochrome: [Range<Int>] = []
    /// What must be drawn with the font that was asked for, as no other's would do.
    private(set) var unmixed: [Range<Int>] = []

    private let absent: Set<Unicode.Scalar>
    private var endsWithPicture = false
    private var endsWithSpace = false

    /// More marks than that on one letter are no text.
    private static let longestCharacter = 1024

    init(absent: Set<Unicode.Scalar>) {
        self.absent = absent
    }

    mutating func append(_ character: Character) {
        let start = bytes.count
        if let byte = character.asciiValue, byte >= 0x20, byte != 0x7F {
            bytes.append(byte)
            if byte == 0x20, endsWithPicture { unmixed.append(start..<bytes.count) }
            (endsWithPicture, endsWithSpace) = (false, byte == 0x20 && !endsWithPicture)
            return
        }
        // Swift takes both together for one character.
        let character = character == "\r\n" ? "\n" : Self.enclosed(character) ?? character
        let scalars = character.unicodeScalars
        if scalars.count > 1, scalars.contains(where: Self.isPart) {
            appendComposed(character)
        } else {
            for scalar in scalars where bytes.count < start + Self.longestCharacter { append(scalar) }
        }
        let isPicture = scalars.first?.properties.isEmoji == true
        if scalars.contains("\u{FE0E}") { monochrome.append(start..<bytes.count) }
        // A space between pictures is as wide as between letters.
        if isPicture, endsWithSpace { unmixed.append((start - 1)..<start) }
        (endsWithPicture, endsWithSpace) = (isPicture, false)
    }

    /// A letter or a digit with a mark around it as the one character that fonts have for both, where there is one: the
    /// mark itself knows no letter's middle. A key is a picture, as on a phone.
    private static func enclosed(_ character: Character) -> Character? {
        let scalars = character.unicodeScalars
        guard scalars.count == 2, let base = scalars.first, base.isASCII, let mark = scalars.last else { return nil }
        func one(_ first: UInt32, from start: Unicode.Scalar) -> Character? {
            Unicode.Scalar(first + base.value - start.value).map { Character($0) }
        }
        switch (mark, base) {
        case ("\u{20DD}", "0"): return "\u{24EA}"
        case ("\u{20DD}", "1"..."9"): return one(0x2460, from: "1")
        case ("\u{20DD}", "A"..."Z"): return one(0x24B6, from: "A")
        case ("\u{20DE}", "A"..."Z"): return one(0x1F130, from: "A")
        case ("\u{20E3}", "0"..."9"), ("\u{20E3}", "#"), ("\u{20E3}", "*"):
            return Character(String(String.UnicodeScalarView([base, "\u{FE0F}", mark])))
        default: return nil
        }
    }

    /// Whether it may be a part of a character that fonts have as a whole: a mark, or a part of a Hangul syllable.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.canonicalCombiningClass != .notReordered || 0x1160...0x11FF ~= scalar.value
    }

    /// Letters and their marks as the one character that fonts have for them, where there is one.
    private mutating func appendComposed(_ character: Character) {
        let source = Array(character.utf8.prefix(Self.longestCharacter))
        let composed = source.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                g_utf8_normalize($0.baseAddress, $0.count, G_NORMALIZE_DEFAULT_COMPOSE)
            }
        }
        guard let composed else {
            // Cut inside a character's bytes.
            for scalar in String(decoding: source, as: UTF8.self).unicodeScalars { append(scalar) }
            return
        }
        defer { g_free(composed) }
        for scalar in String(cString: composed).unicodeScalars { append(scalar) }
    }

    /// What ends a paragraph becomes a line separator, since Pango counts lines by paragraph; controls are not drawn.
    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2029}": bytes += "\u{2028}".utf8
        case "\t": bytes += "\t".utf8
        case "\u{FFF9}"..."\u{FFFB}": break
        case _ where scalar.properties.generalCategory == .control: break
        case _ where absent.contains(scalar): bytes += "▯".utf8
        default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
    }
}
#endif
