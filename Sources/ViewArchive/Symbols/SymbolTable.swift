// Which icon stands for which symbol name; names as authors write them.

/// Symbols by name: their icon in the font Material Icons, and one character for cells.
package enum SymbolTable {
    /// How one symbol is drawn.
    package struct Symbol: Hashable, Sendable {
        /// The code point in the font Material Icons.
        package let icon: Unicode.Scalar
        /// One cell wide.
        package let glyph: Character
        /// What is drawn around the icon.
        package var enclosure = Enclosure.none
        /// Whether the icon is left out of a filled enclosure.
        package var isInverse = false
        /// Whether a line runs through it.
        package var isSlashed = false
        /// A number or a letter in the enclosure, in place of the icon.
        package var letters: String?
    }

    /// A shape around an icon.
    package enum Enclosure: String, Hashable, Sendable { case none, circle, square, rectangle, app }

    /// Finds a symbol; a variant that has no icon of its own is drawn around or over that of the rest of its name.
    package static subscript(name: String) -> Symbol? {
        var name = name[...]
        var parts: [Substring] = []
        while true {
            if let row = rows[String(name)] ?? moreRows[String(name)] {
                // In a filled enclosure stands the filled icon.
                let filled = parts.contains("fill") ? rows[name + ".fill"] : nil
                return symbol(filled?.icon ?? row.icon, row.glyph, parts)
            }
            guard let dot = name.lastIndex(of: "."), variants.contains(String(name[name.index(after: dot)...])) else {
                return lettered(name, parts)
            }
            parts.append(name[name.index(after: dot)...])
            name = name[..<dot]
        }
    }

    /// A number below 100 or a letter; only an enclosure makes a symbol of it.
    private static func lettered(_ name: Substring, _ variants: [Substring]) -> Symbol? {
        let isNumber = name.count <= 2 && name.allSatisfy { $0.isASCII && $0.isNumber }
        let isLetter = name.count == 1 && name.allSatisfy { $0.isASCII && $0.isLetter }
        guard isNumber || isLetter, let glyph = name.uppercased().last else { return nil }
        var symbol = symbol("?", glyph, variants)
        guard symbol.enclosure != .none else { return nil }
        symbol.letters = name.uppercased()
        return symbol
    }

    private static func symbol(_ icon: Unicode.Scalar, _ glyph: Character, _ variants: [Substring]) -> Symbol {
        var symbol = Symbol(icon: icon, glyph: glyph)
        for variant in variants {
            if variant == "slash" { symbol.isSlashed = true }
            if let enclosure = Enclosure(rawValue: String(variant)) { symbol.enclosure = enclosure }
        }
        symbol.isInverse = symbol.enclosure != .none && variants.contains("fill")
        return symbol
    }

    /// Endings that change how a symbol looks, not what it is.
    private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "app", "inverse", "slash"]

    /// Every name that has an icon of its own, sorted.
    package static var names: [String] { (Array(rows.keys) + moreRows.keys).sorted() }
}
