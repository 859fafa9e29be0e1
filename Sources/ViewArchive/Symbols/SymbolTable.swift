// Which drawing stands for which symbol name; names as authors write them.

/// Symbols by name: the layers that they are drawn in, of icons of the font Material Icons and of shapes, and one
/// character for cells.
package enum SymbolTable {
    /// How one symbol is drawn.
    package struct Symbol: Hashable, Sendable {
        /// One cell wide.
        package var glyph: Character
        /// From the lowest to the highest.
        package var layers: [SymbolLayer]
        /// The colour of what stands around it, where symbols have colours of their own.
        var enclosureHue: SymbolHue?
    }

    /// Finds a symbol: by its row, by the rules of names, or by as much of its name as has one.
    package static subscript(name: String) -> Symbol? {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count <= mostWords, name.utf8.count <= 200, !words.contains(where: \.isEmpty) else { return nil }
        return drawing(name[...], isFilled: false, rules: mostRules) ?? nearest(words)
    }

    /// The longest names have 20.
    private static let mostWords = 24

    /// At most so many rules make a symbol of one name, each out of what the next makes of a part of it: some draw that
    /// part twice, and so would double the layers with every word.
    static let mostRules = 6

    /// A symbol has at most so many layers.
    private static let mostLayers = 64

    /// Every name that has a row of its own, sorted.
    package static var names: [String] { SymbolRows.names.sorted() }

    /// Finds what a name stands for, in its filled form if it has one, by a row or by so many rules.
    static func drawing(_ name: Substring, isFilled: Bool, rules: Int) -> Symbol? {
        if let symbol = row(name, isFilled: isFilled) { return symbol }
        guard rules > 0 else { return nil }
        let rules = rules - 1
        let symbol =
            varied(name, isFilled: isFilled, rules: rules) ?? lettered(name)
            ?? badged(name, isFilled: isFilled, rules: rules) ?? halved(name, rules: rules)
            ?? inset(name, rules: rules) ?? divided(name, isFilled: isFilled) ?? counted(name)
            ?? contained(name, isFilled: isFilled, rules: rules) ?? paired(name, isFilled: isFilled, rules: rules)
        return symbol.flatMap { $0.layers.count <= mostLayers ? $0 : nil }
    }

    static func row(_ name: Substring, isFilled: Bool) -> Symbol? {
        guard let row = SymbolRows[String(name)] else { return nil }
        let isFilled = isFilled || name.hasSuffix(".fill")
        switch row.look {
        case .icon(let hollow, let filled):
            let hue = hues[String(name)]
            return Symbol(
                glyph: row.glyph, layers: [.whole(isFilled ? filled : hollow, hue: hue)],
                enclosureHue: enclosureHues[String(name)] ?? hue)
        case .recipe(let recipe):
            guard let layers = recipe.layers(isFilled: isFilled) else { return nil }
            return Symbol(
                glyph: row.glyph, layers: layers,
                enclosureHue: enclosureHues[String(name)] ?? layers.lazy.compactMap(\.hue).first)
        }
    }
}
