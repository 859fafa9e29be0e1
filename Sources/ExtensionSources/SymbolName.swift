// How Xcode turns an asset's name into a Swift name.

/// Names of generated symbols.
package enum SymbolName {
    /// The name of a symbol: words in camel case, without the ending that says what kind of asset it is.
    package static func symbol(_ asset: String, droppingEnding ending: String) -> String {
        var words = words(of: asset)
        if let last = words.last, words.count > 1, last.lowercased() == ending.lowercased() { words.removeLast() }
        return escaped(camelCased(words, isType: false))
    }

    /// The name of the enumeration for a group that provides a namespace.
    package static func namespace(_ group: String) -> String {
        escaped(camelCased(words(of: group), isType: true))
    }

    private static func camelCased(_ words: [String], isType: Bool) -> String {
        let joined = words.enumerated().map { index, word in
            let first = index == 0 && !isType ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
            // A word of capitals, as URL, is one word.
            let isAcronym = word.count > 1 && !word.contains(where: \.isLowercase)
            return first
                + (isAcronym && index == 0 && !isType ? word.dropFirst().lowercased() : String(word.dropFirst()))
        }.joined()
        return joined.first.map { $0.isNumber ? "_" + joined : joined } ?? "_"
    }

    /// Words end at what no Swift name may hold, and where a small letter meets a capital.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let next = characters.indices.contains(index + 1) ? characters[index + 1] : nil
            let endsAcronym = character.isUppercase && word.last?.isUppercase == true && next?.isLowercase == true
            if character.isUppercase, word.last?.isLowercase == true || endsAcronym {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }

    /// A name in backquotes where Swift has the word for itself.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "is", "let", "nil", "operator", "precedencegroup", "protocol", "repeat", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while",
    ]
}
