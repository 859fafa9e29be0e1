// Which icon stands for which symbol name; names as authors write them.

/// Symbols by name: their icon in the font Material Icons, and one character for cells.
package enum SymbolTable {
    /// How one symbol is drawn.
    package struct Symbol: Hashable, Sendable {
        /// The code point in the font Material Icons.
        package let icon: Unicode.Scalar
        /// One cell wide.
        package let glyph: Character
    }

    /// Finds a symbol; a variant that has no icon of its own takes that of the name without its last parts.
    package static subscript(name: String) -> Symbol? {
        var name = name[...]
        while true {
            if let row = rows[String(name)] { return Symbol(icon: row.icon, glyph: row.glyph) }
            guard let dot = name.lastIndex(of: "."), variants.contains(String(name[name.index(after: dot)...])) else {
                return nil
            }
            name = name[..<dot]
        }
    }

    /// Endings that change how a symbol looks, not what it is.
    private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "app", "inverse"]

    /// Every name that has an icon of its own, sorted.
    package static var names: [String] { rows.keys.sorted() }
}
