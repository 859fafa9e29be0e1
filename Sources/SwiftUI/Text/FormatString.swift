// Keys with placeholders: `%@`, `%lld`, `%.1f`, `%2$@`, `%%`.

/// Splits a format into literals and the places of arguments.
enum FormatString {
    enum Part: Equatable {
        case literal(String)
        /// The index of an argument, from 0.
        case argument(Int)
    }

    private static let conversions: Set<Character> = ["@", "d", "i", "u", "f", "F", "g", "G", "e", "E", "x", "X", "s"]

    static func parts(of format: String) -> [Part] {
        var next = 0
        return parts(of: format, next: &next)
    }

    /// A part of a format; `next` is the argument that its first placeholder without a number takes.
    static func parts(of format: String, next: inout Int) -> [Part] {
        var parts: [Part] = []
        var literal = ""
        var rest = format[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                literal.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                literal.append("%")
                continue
            }
            guard let end = rest.firstIndex(where: conversions.contains), rest[..<end].count <= 12 else {
                literal.append("%")
                continue
            }
            let between = rest[..<end]
            rest = rest[rest.index(after: end)...]
            var index = next
            if let dollar = between.firstIndex(of: "$"), let position = Int(between[..<dollar]) {
                index = position - 1
            } else {
                next += 1
            }
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
            parts.append(.argument(index))
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        return parts
    }
}
