// Just enough of JSON and of Swift to read a property.

extension String {
    /// The source of the syntax that stands after a key of a message.
    func jsonSource(after key: String) -> String? {
        guard let start = range(of: key), let source = String(self[start.upperBound...]).range(of: "\"source\":\"")
        else {
            return nil
        }
        var text = ""
        var rest = self[start.upperBound...].dropFirst(source.offset)[...]
        while let character = rest.popFirst(), character != "\"" {
            guard character == "\\", let escaped = rest.popFirst() else {
                text.append(character)
                continue
            }
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            case "u":
                let code = UInt32(rest.prefix(4), radix: 16).flatMap(Unicode.Scalar.init)
                rest = rest.dropFirst(4)
                if let code { text.unicodeScalars.append(code) }
            default: text.append(escaped)
            }
        }
        return text
    }

    /// As a string of JSON, without its quotes.
    var json: String {
        var result = ""
        for character in self {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default: result.append(character)
            }
        }
        return result
    }

    /// Where a text begins and ends, first, and how many characters that is from the start.
    func range(of wanted: String) -> (upperBound: Index, offset: Int)? {
        var start = startIndex, offset = 0
        while start < endIndex {
            if self[start...].hasPrefix(wanted) {
                return (index(start, offsetBy: wanted.count), offset + wanted.count)
            }
            start = index(after: start)
            offset += 1
        }
        return nil
    }

    var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }

    /// The text less what stands after two slashes on a line, outside of strings.
    var withoutComments: String {
        var result = "", isInString = false, isInComment = false
        var last: Character = " "
        for character in self {
            if character.isNewline { isInComment = false }
            if character == "\"", last != "\\" { isInString.toggle() }
            if !isInString, !isInComment, character == "/", last == "/" {
                isInComment = true
                result.removeLast()
            }
            if !isInComment { result.append(character) }
            last = character
        }
        return result
    }

    /// Where a character stands that is in no brackets and in no string.
    func topLevel(_ wanted: Character) -> Index? {
        var depth = 0, isInString = false
        var last: Character = " "
        for index in indices {
            let character = self[index]
            defer { last = character }
            if character == "\"", last != "\\" { isInString.toggle() }
            if isInString { continue }
            if character == wanted, depth == 0 { return index }
            if "([{<".contains(character) { depth += 1 }
            if ")]}>".contains(character), depth > 0, last != "-" { depth -= 1 }
        }
        return nil
    }
}
