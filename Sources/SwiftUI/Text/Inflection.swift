// Automatic grammar agreement, as far as English nouns after numbers need it: `^[\(count) day](inflect: true)`.

/// Takes the marks of inflection out of a text.
enum Inflection {
    private static let open = "^["
    private static let close = "](inflect: true)"

    /// The text with the marked words as their numbers want them; other languages than English keep the words.
    static func agreed(_ format: String, numbers: [Double?], locale: Locale) -> String {
        var result = ""
        var rest = format[...]
        var next = 0
        while let start = rest.range(of: open), let end = rest.range(of: close, range: start.upperBound..<rest.endIndex)
        {
            let before = rest[..<start.lowerBound]
            let marked = String(rest[start.upperBound..<end.lowerBound])
            _ = FormatString.parts(of: String(before), next: &next)
            let number = FormatString.parts(of: marked, next: &next).compactMap { part -> Double? in
                if case .argument(let index) = part, numbers.indices.contains(index) { numbers[index] } else { nil }
            }.first
            let isPlural = number.map { $0 != 1 } ?? false
            let isEnglish = locale.language.languageCode?.identifier == "en"
            result += before + (isPlural && isEnglish ? plural(marked) : marked)
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private static let irregular = ["person": "people", "child": "children", "man": "men", "woman": "women"]

    /// A phrase with its last word in the plural.
    private static func plural(_ phrase: String) -> String {
        guard let start = phrase.lastIndex(of: " ").map({ phrase.index(after: $0) }) else { return phrase }
        let word = String(phrase[start...])
        let ending: String
        if let other = irregular[word] {
            ending = other
        } else if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) {
            ending = word + "es"
        } else if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            ending = word.dropLast() + "ies"
        } else {
            ending = word + "s"
        }
        return phrase[..<start] + ending
    }
}
