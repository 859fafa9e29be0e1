// Numbers and letters, of which only what stands around them makes symbols.

extension SymbolTable {
    /// A number below 100 or a letter; only an enclosure makes a symbol of it.
    static func sign(_ text: Substring) -> Symbol? {
        guard isLettered(text), let glyph = text.uppercased().last else { return nil }
        return letters(text.uppercased(), glyph: glyph)
    }

    static func letters(_ text: String, glyph: Character) -> Symbol {
        let part = SymbolLayer.Part(shape: .letters(text), frame: SymbolLayer.square)
        return Symbol(glyph: glyph, layers: [SymbolLayer(parts: [part])])
    }

    private static func isLettered(_ text: Substring) -> Bool {
        text.count <= 2 && !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
            || text.count == 1 && text.allSatisfy { $0.isASCII && $0.isLetter }
    }

    /// A number beside or in another symbol: `gobackward.15`, `15.arrow.trianglehead.clockwise`, `3.lane`.
    static func lettered(_ name: Substring) -> Symbol? {
        if let (rest, last) = name.lastWord, isLettered(last), last.allSatisfy(\.isNumber), rest.hasPrefix("go"),
            let around = row(rest, isFilled: false)
        {
            return around.with(last)
        }
        guard let dot = name.firstIndex(of: "."), isLettered(name[..<dot]) else { return nil }
        let (number, rest) = (name[..<dot], name[name.index(after: dot)...])
        if rest.hasPrefix("arrow."), let around = row(rest, isFilled: false) { return around.with(number) }
        guard let sign = sign(number), let (container, room) = container(rest, isFilled: false) else { return nil }
        return inside(container, sign, room: room, isFilled: false)
    }

}

extension SymbolTable.Symbol {
    /// The symbol with a number in its middle.
    func with(_ number: Substring) -> SymbolTable.Symbol {
        var symbol = self
        var part = SymbolLayer.Part(
            shape: .letters(String(number)), frame: Rect(x: 7.8, y: 9, width: 8.4, height: 8.4))
        part.isSmall = true
        symbol.layers.append(SymbolLayer(parts: [part]))
        return symbol
    }
}
