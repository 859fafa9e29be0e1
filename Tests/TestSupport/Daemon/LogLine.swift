// A line of the daemon's log, taken apart: time, event, fields.
import Foundation

/// A line as `<time> <event> key=value …`, where a value may be a JSON string; `ready` lines have no time.
package struct LogLine: Sendable {
    package let text: String
    package let event: String
    package let fields: [String: String]

    package init(_ text: String) {
        self.text = text
        var words = LogLine.words(of: text)
        if let first = words.first, first.first?.isNumber == true { words.removeFirst() }
        event = words.first ?? ""
        var fields: [String: String] = [:]
        for word in words.dropFirst() {
            guard let equals = word.firstIndex(of: "=") else { continue }
            let value = String(word[word.index(after: equals)...])
            fields[String(word[..<equals])] = LogLine.unquoted(value)
        }
        self.fields = fields
    }

    package subscript(key: String) -> String? { fields[key] }

    /// Splits at the spaces outside quotation marks.
    private static func words(of text: String) -> [String] {
        var words: [String] = [""]
        var isQuoted = false
        var isEscaped = false
        for character in text {
            if character == " ", !isQuoted {
                words.append("")
                continue
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            words[words.count - 1].append(character)
        }
        return words
    }

    private static func unquoted(_ value: String) -> String {
        guard value.first == "\"" else { return value }
        // What is no JSON string after all stays as it stands.
        let text = try? JSONDecoder().decode(String.self, from: Data(value.utf8))
        return text ?? value
    }
}
