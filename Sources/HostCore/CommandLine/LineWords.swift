// A line of standard input cut into words, as a shell would without expanding anything.

/// Words between spaces; quotes and backslashes keep what they hold.
enum LineWords {
    /// No words for an empty line or a comment.
    static func split(_ line: String) throws(UsageError) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                // Inside double quotes a backslash keeps its meaning before quotes and itself only.
                if quote == "\"", character != "\"", character != "\\" { word = (word ?? "") + "\\" }
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " || character == "\t" {
                if let done = word { words.append(done) }
                word = nil
            } else if character == "#", word == nil {
                break
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if quote != nil || isEscaped { throw .badQuotes }
        if let word { words.append(word) }
        return words
    }
}
