// The lines of a Swift source, of which is known whether they begin in code, in a comment or in a text.

/// Goes through a source line by line.
struct SourceLines {
    /// A line with its end.
    struct Line {
        let text: Substring
        let beginsInCode: Bool
    }

    /// What may go on over a line's end.
    private enum State: Equatable {
        case code
        case comment(depth: Int)
        /// A text of several lines, with its number signs.
        case text(signs: Int)
    }

    private var rest: Substring
    private var state = State.code

    init(_ source: String) {
        rest = source[...]
    }

    mutating func next() -> Line? {
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(where: \.isNewline).map { rest.index(after: $0) } ?? rest.endIndex
        let text = rest[..<end]
        rest = rest[end...]
        defer { read(text) }
        return Line(text: text, beginsInCode: state == .code)
    }

    private mutating func read(_ line: Substring) {
        var rest = line
        while !rest.isEmpty {
            switch state {
            case .code: readCode(&rest)
            case .comment(let depth): readComment(&rest, depth)
            case .text(let signs): readText(&rest, signs)
            }
        }
    }

    private mutating func readCode(_ rest: inout Substring) {
        if rest.hasPrefix("//") {
            rest = ""
        } else if rest.hasPrefix("/*") {
            rest.removeFirst(2)
            state = .comment(depth: 1)
        } else {
            let signs = rest.prefix { $0 == "#" }.count
            let quotes = rest.dropFirst(signs)
            if quotes.hasPrefix("\"\"\"") {
                rest = quotes.dropFirst(3)
                state = .text(signs: signs)
            } else if quotes.hasPrefix("\"") {
                rest = quotes.dropFirst()
                Self.skipText(&rest, signs)
            } else {
                rest.removeFirst(max(signs, 1))
            }
        }
    }

    private mutating func readComment(_ rest: inout Substring, _ depth: Int) {
        if rest.hasPrefix("/*") {
            rest.removeFirst(2)
            state = .comment(depth: depth + 1)
        } else if rest.hasPrefix("*/") {
            rest.removeFirst(2)
            state = depth > 1 ? .comment(depth: depth - 1) : .code
        } else {
            rest.removeFirst()
        }
    }

    private mutating func readText(_ rest: inout Substring, _ signs: Int) {
        let marks = String(repeating: "#", count: signs)
        if rest.hasPrefix("\"\"\"" + marks) {
            rest.removeFirst(3 + signs)
            state = .code
        } else if rest.hasPrefix("\\" + marks) {
            rest.removeFirst(1 + signs)
            if rest.first == "(" { Self.skipInterpolation(&rest) } else { _ = rest.popFirst() }
        } else {
            rest.removeFirst()
        }
    }

    /// Skips a text of one line; one that is not closed ends with the line.
    private static func skipText(_ rest: inout Substring, _ signs: Int) {
        let marks = String(repeating: "#", count: signs)
        while !rest.isEmpty {
            if rest.hasPrefix("\"" + marks) {
                rest.removeFirst(1 + signs)
                return
            }
            if rest.hasPrefix("\\" + marks) {
                rest.removeFirst(1 + signs)
                if rest.first == "(" { skipInterpolation(&rest) } else { _ = rest.popFirst() }
            } else {
                rest.removeFirst()
            }
        }
    }

    private static func skipInterpolation(_ rest: inout Substring) {
        var depth = 0
        while let character = rest.first {
            let signs = rest.prefix { $0 == "#" }.count
            if rest.dropFirst(signs).first == "\"" {
                rest = rest.dropFirst(signs + 1)
                skipText(&rest, signs)
                continue
            }
            rest.removeFirst()
            if character == "(" { depth += 1 }
            if character == ")" {
                depth -= 1
                if depth == 0 { return }
            }
        }
    }
}
