// A line of standard input cut into words, as a shell would without expanding anything.

/// Words between spaces; quotes and backslashes keep what they hold.
enum LineWords {
    /// No words for an empty line or a comment.
    static func split(_ line: String) throws(UsageError) -> [String] {
        var words: [String] = []
        // Appended to in place: a line can be long.
        var word = ""
        var isInWord = false
        var quote: Unicode.Scalar?
        var isEscaped = false
        for scalar in line.unicodeScalars {
            if isEscaped {
                // Inside double quotes a backslash keeps its meaning before quotes and itself only.
                if quote == "\"", scalar != "\"", scalar != "\\" { word.unicodeScalars.append("\\") }
                word.unicodeScalars.append(scalar)
                isEscaped = false
            } else if scalar == "\\", quote != "'" {
                isEscaped = true
                isInWord = true
            } else if let open = quote {
                if scalar == open { quote = nil } else { word.unicodeScalars.append(scalar) }
            } else if scalar == "'" || scalar == "\"" {
                quote = scalar
                isInWord = true
            } else if scalar == " " || scalar == "\t" {
                if isInWord { words.append(word) }
                word = ""
                isInWord = false
            } else if scalar == "#", !isInWord {
                break
            } else {
                word.unicodeScalars.append(scalar)
                isInWord = true
            }
        }
        if quote != nil || isEscaped { throw .badQuotes }
        if isInWord { words.append(word) }
        return words
    }
}
