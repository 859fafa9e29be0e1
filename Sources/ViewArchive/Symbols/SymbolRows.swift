// The rows of the table, found in their text once, when the first symbol is asked for.

/// What the table says of a name.
struct SymbolRow {
    let glyph: Character
    let look: Look

    enum Look {
        case icon(hollow: Unicode.Scalar, filled: Unicode.Scalar)
        case recipe(SymbolRecipe)
    }

    /// Reads a line of the table.
    init?(_ line: Substring) {
        let bar = line.utf8.firstIndex(of: UInt8(ascii: "|"))
        var words = line[..<(bar ?? line.endIndex)].split(separator: " ")[...]
        if let bar {
            look = .recipe(SymbolRecipe(text: line[line.utf8.index(after: bar)...]))
        } else {
            guard let icons = words.popLast()?.split(separator: "/").map(Self.icon), let hollow = icons[0],
                let filled = icons[icons.count - 1]
            else { return nil }
            look = .icon(hollow: hollow, filled: filled)
        }
        guard let glyph = words.popLast()?.first else { return nil }
        self.glyph = glyph
    }

    private static func icon(_ text: Substring) -> Unicode.Scalar? {
        UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
    }
}

/// The rows by name.
///
/// A row is a line: names that share it, a glyph for cells, and the code point of an icon, with that of the filled icon
/// behind `/` where it is another; or, behind `|`, a recipe.
enum SymbolRows {
    static let texts = [
        arrows, commerce, connectivity, devices, editing, fitness, health, home, human, keyboard, letters, media,
        nature, objects, shapes, transport, weather,
    ]

    /// The row of a name; nil where the table has none.
    static subscript(name: String) -> SymbolRow? {
        guard let place = places[name] else { return nil }
        let text = texts[place.text]
        let start = text.utf8.index(text.startIndex, offsetBy: place.start)
        return SymbolRow(text[start..<text.utf8.index(start, offsetBy: place.count)])
    }

    static var names: some Collection<String> { places.keys }

    /// Where a row stands, in bytes.
    private struct Place {
        var text: Int
        var start: Int
        var count: Int
    }

    private static let places: [String: Place] = {
        var places: [String: Place] = [:]
        places.reserveCapacity(3000)
        for index in texts.indices {
            let bytes = Array(texts[index].utf8)
            var start = 0
            while start < bytes.count {
                let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
                let place = Place(text: index, start: start, count: line.count)
                for name in names(of: line) { places[String(decoding: name, as: UTF8.self)] = place }
                start = line.endIndex + 1
            }
        }
        return places
    }()

    /// The names that begin a line; a glyph and an icon or a recipe end it.
    private static func names(of line: ArraySlice<UInt8>) -> ArraySlice<ArraySlice<UInt8>> {
        let head = line.prefix { $0 != UInt8(ascii: "|") }
        let words = head.split(separator: UInt8(ascii: " "))
        return words.dropLast(head.count < line.count ? 1 : 2)
    }
}
