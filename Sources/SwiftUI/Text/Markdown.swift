// The inline part of Markdown: emphasis, code, struck words and links.

/// Splits a text into stretches of one look.
enum Markdown {
    /// A stretch and what its marks say of it.
    struct Span: Equatable {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: String?
    }

    private static let marks: Set<Character> = ["*", "_", "~", "`", "[", "\\", "<"]

    static func spans(of text: String) -> [Span] {
        // Most texts have no marks at all.
        guard text.contains(where: marks.contains) else { return [Span(text: text)] }
        var spans: [Span] = []
        parse(Array(text)[...], intent: [], link: nil, depth: 0, into: &spans)
        return spans
    }

    private static func parse(
        _ text: ArraySlice<Character>, intent: InlinePresentationIntent, link: String?, depth: Int,
        into spans: inout [Span]
    ) {
        func add(_ string: String, _ more: InlinePresentationIntent = []) {
            guard !string.isEmpty else { return }
            let intent = intent.union(more)
            if let last = spans.last, last.intent == intent, last.link == link {
                spans[spans.count - 1].text += string
            } else {
                spans.append(Span(text: string, intent: intent, link: link))
            }
        }
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            let rest = text[index...]
            switch character {
            case "\\" where index + 1 < text.endIndex && text[index + 1].isPunctuationMark:
                add(String(text[index + 1]))
                index += 2
                continue
            case "`":
                if let end = text[(index + 1)...].firstIndex(of: "`"), end > index + 1 {
                    add(String(text[(index + 1)..<end]), .code)
                    index = end + 1
                    continue
                }
            case "[":
                if depth < 32, let (label, target, end) = reference(rest) {
                    parse(label, intent: intent, link: target, depth: depth + 1, into: &spans)
                    index = end
                    continue
                }
            case "<":
                if let end = rest.firstIndex(of: ">"), isURL(text[(index + 1)..<end]) {
                    let target = String(text[(index + 1)..<end])
                    spans.append(Span(text: target, intent: intent, link: target))
                    index = end + 1
                    continue
                }
            case "*", "_", "~":
                if depth < 32, let (length, end) = emphasis(text, at: index) {
                    let more: InlinePresentationIntent =
                        character == "~" ? .strikethrough : length == 2 ? .stronglyEmphasized : .emphasized
                    parse(
                        text[(index + length)..<end], intent: intent.union(more), link: link, depth: depth + 1,
                        into: &spans
                    )
                    index = end + length
                    continue
                }
            default: break
            }
            add(String(character))
            index += 1
        }
    }

    /// A link's words, its target and where it ends.
    private static func reference(
        _ text: ArraySlice<Character>
    ) -> (label: ArraySlice<Character>, target: String, end: Int)? {
        guard let close = text.firstIndex(of: "]"), close + 1 < text.endIndex, text[close + 1] == "(",
            let end = text[close...].firstIndex(of: ")")
        else { return nil }
        let target = String(text[(close + 2)..<end])
        guard !target.isEmpty, !target.contains(" ") else { return nil }
        return (text[(text.startIndex + 1)..<close], target, end + 1)
    }

    /// How long an opening mark is, and where the mark that closes it begins; nil when it is no mark.
    private static func emphasis(_ text: ArraySlice<Character>, at start: Int) -> (length: Int, end: Int)? {
        let mark = text[start]
        let run = text[start...].prefix { $0 == mark }.count
        for length in [2, 1] where run >= length {
            let inner = start + length
            guard inner < text.endIndex, !text[inner].isWhitespace else { continue }
            if mark == "_", start > text.startIndex, text[start - 1].isWordPart { continue }
            if mark == "~", length == 1, run != 1 { continue }
            var place = inner + 1
            while place + length <= text.endIndex {
                if text[place] == "\\" {
                    place += 2
                    continue
                }
                guard text[place] == mark else {
                    place += 1
                    continue
                }
                let closing = text[place...].prefix { $0 == mark }.count
                let after = place + closing
                let endsWord = mark != "_" || after == text.endIndex || !text[after].isWordPart
                if closing >= length, closing != (length == 1 ? 2 : 0), !text[place - 1].isWhitespace, endsWord {
                    // Of three marks the outer ones close the outer emphasis.
                    return (length, place + (closing > length && run > length ? closing - length : 0))
                }
                place = after
            }
        }
        return nil
    }

    private static func isURL(_ text: ArraySlice<Character>) -> Bool {
        guard let colon = text.firstIndex(of: ":"), colon > text.startIndex + 1 else { return false }
        return text[..<colon].allSatisfy(\.isLetter) && !text.contains(where: \.isWhitespace)
    }
}

extension Character {
    /// Whether a backslash takes its meaning away.
    var isPunctuationMark: Bool { isASCII && !isLetter && !isNumber && !isWhitespace }
    var isWordPart: Bool { isLetter || isNumber }
}
