// The words of HTML.
import Foundation

/// Reads HTML as far as it is words: breaks where blocks end, points before what is listed, no fonts or colours.
enum HTMLText {
    private static let blocks: Set<Substring> = [
        "p", "div", "br", "li", "ul", "ol", "tr", "table", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6",
    ]
    /// What is in them is not said.
    private static let silent: Set<Substring> = ["script", "style", "head", "title"]

    private static let entities: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "mdash": "—",
        "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«",
        "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
        "copy": "©", "reg": "®", "trade": "™", "times": "×", "frac12": "½", "sect": "§", "szlig": "ß", "auml": "ä",
        "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "eacute": "é", "egrave": "è", "ecirc": "ê",
        "agrave": "à", "aacute": "á", "acirc": "â", "iacute": "í", "icirc": "î", "oacute": "ó", "ocirc": "ô",
        "uacute": "ú", "ucirc": "û", "ugrave": "ù", "ntilde": "ñ", "ccedil": "ç", "atilde": "ã", "otilde": "õ",
        "iexcl": "¡", "iquest": "¿", "aring": "å", "oslash": "ø", "aelig": "æ", "Eacute": "É", "shy": "\u{AD}",
    ]

    /// A document's words.
    static func words(of html: String) -> String {
        var words = ""
        var rest = html[...]
        // Where none follows, no more is looked for: each `<` would read to the end.
        let lastEnd = html.lastIndex(of: ">")
        while let first = rest.first {
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
            } else if first == "<", let lastEnd, lastEnd > rest.startIndex, let end = rest.firstIndex(of: ">") {
                let tag = rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
                read(tag, &rest, &words)
            } else if first == "&", let (text, after) = entity(rest) {
                words += text
                rest = after
            } else {
                rest.removeFirst()
                // Breaks and runs of spaces are one space, and none where a line begins.
                if !first.isWhitespace || first == "\u{A0}" {
                    words.append(first)
                } else if let last = words.last, last != " ", last != "\n" {
                    words.append(" ")
                }
            }
        }
        return words
    }

    private static func read(_ tag: Substring, _ rest: inout Substring, _ words: inout String) {
        let isEnd = tag.hasPrefix("/")
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()[...]
        if silent.contains(name), !isEnd {
            let end = rest.range(of: "</\(name)", options: .caseInsensitive)
            rest = end.map { rest[$0.lowerBound...] } ?? ""
            return
        }
        guard blocks.contains(name) else { return }
        if words.last == " " { words.removeLast() }
        let begins = words.isEmpty || words.last == "\n"
        if name == "br" || !begins { words.append("\n") }
        if name == "li", !isEnd { words += "• " }
    }

    /// The character that a text begins with, and what follows; nil where it is none.
    private static func entity(_ text: Substring) -> (String, Substring)? {
        guard let end = text.prefix(12).firstIndex(of: ";") else { return nil }
        let name = text[text.index(after: text.startIndex)..<end]
        let after = text[text.index(after: end)...]
        if name.hasPrefix("#") {
            let isHex = name.dropFirst().first?.lowercased() == "x"
            let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
            guard let scalar = number.flatMap(Unicode.Scalar.init) else { return nil }
            return (String(Character(scalar)), after)
        }
        return entities[name].map { ($0, after) }
    }
}
