// Texts in cells: their sizes, their breaks, and how they are cut.
import FoundationEssentials
import Testing
import TextRendering
import ViewArchive

@Suite struct CellMeasureTests {
    let renderer = TextRenderer()

    @Test(arguments: [
        ("Hello", 5, 1), ("日本語", 6, 1), ("e\u{301}", 1, 1), ("🎉", 2, 1), ("one\ntwo!", 4, 2), ("", 0, 1), ("👩‍🚀", 2, 1),
        ("a\tb", 5, 1), ("abcd\te", 9, 1), ("\u{600}1", 1, 1), ("❤️", 2, 1), ("1️⃣", 2, 1), ("a\u{AD}b", 2, 1),
        ("क्षि", 2, 1),
        ("น้ำ", 2, 1), ("\u{301}", 1, 1), ("\u{1161}", 1, 1), ("a\u{1B}[1mb", 5, 1), ("🇩🇪", 2, 1),
    ])
    func idealSize(_ text: String, _ columns: Int, _ rows: Int) {
        let metrics = renderer.measure(TextBlock(text, 34), width: nil, height: nil)
        #expect(metrics.size == Size(width: Double(columns) * 8, height: Double(rows) * 16))
        #expect(!metrics.isTruncated)
        #expect(
            renderer.measure(TextBlock(text, 34), width: metrics.size.width, height: metrics.size.height) == metrics)
    }

    /// More than anyone breaks into lines.
    static let long = String(repeating: "x", count: 100_000) + " "

    struct Broken: CustomTestStringConvertible, Sendable {
        var text: String
        var columns: Int
        var limit: Int?
        var truncation = TextBlock.Truncation.tail
        var lines: [String]
        var testDescription: String { "\(text.prefix(24)) in \(columns)" }
    }

    @Test(arguments: [
        Broken(text: "The quick brown fox", columns: 10, lines: ["The quick", "brown fox"]),
        Broken(text: "The quick brown fox", columns: 9, lines: ["The quick", "brown fox"]),
        Broken(text: "The quick brown fox", columns: 10, limit: 1, lines: ["The quick…"]),
        Broken(text: "The quick brown fox", columns: 8, limit: 2, lines: ["The", "quick b…"]),
        Broken(text: "The quick brown fox", columns: 10, limit: 1, truncation: .head, lines: ["…brown fox"]),
        Broken(text: "The quick brown fox", columns: 10, limit: 1, truncation: .middle, lines: ["The q…fox"]),
        Broken(text: "abcdefghij", columns: 4, lines: ["abcd", "efgh", "ij"]),
        Broken(text: "日本語の文章", columns: 5, lines: ["日本", "語の", "文章"]),
        Broken(text: "one\ntwo\nthree", columns: 9, limit: 2, lines: ["one", "two…"]),
        Broken(text: long + "the end", columns: 10, limit: 1, truncation: .head, lines: ["…x the end"]),
        Broken(text: long + "the end", columns: 10, limit: 1, truncation: .middle, lines: ["xxxxx…end"]),
        Broken(text: long + "the end", columns: 10, limit: 2, lines: ["xxxxxxxxxx", "xxxxxxxxx…"]),
        Broken(text: "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", columns: 6, limit: 1, lines: ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦…"]),
        Broken(text: "🇩🇪🇫🇷🇯🇵", columns: 4, limit: 1, lines: ["🇩🇪…"]),
        Broken(text: "well-known fact", columns: 6, lines: ["well-", "known", "fact"]),
    ])
    func lines(_ row: Broken) {
        let block = TextBlock(row.text, limit: row.limit, truncation: row.truncation)
        let size = Size(width: Double(row.columns) * 8, height: Double(row.lines.count) * 16)
        let metrics = renderer.measure(block, width: size.width, height: nil)
        #expect(metrics.lineCount == row.lines.count)
        let item = DisplayItem.TextItem(frame: Rect(origin: .zero, size: size), block: block)
        let list = DisplayList(size: size, items: [.text(item)])
        let picture = renderer.draw(list, scale: 1, corners: .square, pixels: { _ in nil })
        #expect(plain(picture) == row.lines)
    }

    @Test(arguments: [Double.nan, -1, 0, 1e300, .infinity])
    func anyProposalIsSurvived(_ length: Double) {
        let metrics = renderer.measure(TextBlock("some words"), width: length, height: length)
        #expect(metrics.lineCount >= 1)
    }

    /// Each alone on its line, and behind a letter.
    @Test(arguments: [
        0...0x2FFF, 0xA000...0xABFF, 0xD7A4...0xFFFF, 0x10000...0x11FFF, 0x1F000...0x1FFFF, 0xE0000...0xE0FFF,
    ])
    func everyCharacterIsSurvived(_ codes: ClosedRange<UInt32>) {
        let scalars = codes.compactMap(Unicode.Scalar.init)
        for start in ["", "a"] {
            let text = scalars.map { "\(start)\($0)" }.joined(separator: "\n")
            let metrics = renderer.measure(TextBlock(text), width: nil, height: nil)
            #expect(metrics.lineCount >= min(scalars.count, 4000))
        }
    }

    private func plain(_ picture: Picture) -> [String] {
        var lines: [String] = []
        var line = ""
        var isCode = false
        for character in String(decoding: picture.bytes, as: UTF8.self) {
            switch character {
            case "\u{1B}": isCode = true
            case "m" where isCode: isCode = false
            case "\n":
                while line.last == " " { line.removeLast() }
                lines.append(line)
                line = ""
            default: if !isCode { line.append(character) }
            }
        }
        return lines
    }
}
