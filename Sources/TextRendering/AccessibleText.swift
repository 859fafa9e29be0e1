// What a picture says to people who do not see it.
package import ViewArchive

/// The accessible text of a display list.
package enum AccessibleText {
    /// Texts, pictures' and symbols' labels in reading order, one a line, with a line feed after each.
    package static func of(_ list: DisplayList) -> String {
        var lines: [String] = []
        add(list.items, to: &lines)
        return lines.map { $0 + "\n" }.joined()
    }

    private static func add(_ items: [DisplayItem], to lines: inout [String]) {
        for item in items {
            switch item {
            case .fill, .stroke: break
            case .text(let item):
                // A symbol in a text is decoration.
                let words = item.block.runs.filter { $0.symbol == nil }.map { $0.picture?.label ?? $0.text }
                add(words.joined(), to: &lines)
            case .image(let image): add(image.label, to: &lines)
            case .symbol(let symbol): add(symbol.label, to: &lines)
            case .layer(let layer):
                guard let label = layer.label else {
                    add(layer.items, to: &lines)
                    // Words that a gradient shines through are words all the same.
                    if let mask = layer.effects?.mask { add(mask, to: &lines) }
                    continue
                }
                add(label, to: &lines)
            }
        }
    }

    /// Adds a text as one line: what breaks lines becomes a space; controls, which a terminal would obey, say nothing.
    private static func add(_ text: String, to lines: inout [String]) {
        // By scalars: a space with a mark on it is one character.
        let words = text.unicodeScalars.split(whereSeparator: isWhite).map { word in
            guard word.contains(where: isControl) else { return String(word) }
            return String(String.UnicodeScalarView(word.filter { !isControl($0) }))
        }.filter { !$0.isEmpty }
        guard !words.isEmpty else { return }
        lines.append(words.joined(separator: " "))
    }

    /// As its properties say, which take longer to look up than most characters deserve.
    private static func isWhite(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? scalar == " " || 0x9...0xD ~= scalar.value : scalar.properties.isWhitespace
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
    }
}
