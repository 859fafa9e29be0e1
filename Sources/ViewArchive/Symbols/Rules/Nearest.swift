// Names of which only the beginning is known.

extension SymbolTable {
    /// What the longest known beginning of a name stands for, if all its words are words of symbols' names: a name says
    /// what a symbol is before it says how it is. A name with other words is an author's mistake.
    static func nearest(_ words: [Substring]) -> Symbol? {
        guard words.count > 1, words.allSatisfy({ isWord($0) }) else { return nil }
        for count in stride(from: words.count - 1, to: 0, by: -1) {
            let name = words[..<count].joined(separator: ".")
            // Not even a letter, which is no symbol by itself.
            if let symbol = drawing(name[...], isFilled: words.last == "fill", rules: mostRules) { return symbol }
        }
        return nil
    }

    private static func isWord(_ word: Substring) -> Bool {
        word.allSatisfy { $0.isASCII && $0.isNumber } || knownWords.contains(word)
    }

    /// The words of the rows' names, and those that stand beside them.
    private static let knownWords: Set<Substring> = {
        var words = Set(SymbolRows.words.split(whereSeparator: \.isWhitespace))
        for name in SymbolRows.names { words.formUnion(name.split(separator: ".")) }
        return words
    }()
}
