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
    }

    /// A shape around an icon.
    package enum Enclosure: String, Hashable, Sendable { case none, circle, square, rectangle, app }

    /// Finds a symbol; a variant that has no icon of its own is drawn around or over that of the rest of its name.
    package static subscript(name: String) -> Symbol? {
        var name = name[...]
        var parts: [Substring] = []
        while true {
            if let row = rows[String(name)] ?? moreRows[String(name)] {
                return symbol(row.icon, row.glyph, parts)
            }
            guard let dot = name.lastIndex(of: "."), variants.contains(String(name[name.index(after: dot)...])) else {
                return nil
            }
            parts.append(name[name.index(after: dot)...])
            name = name[..<dot]
        }
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
