// Markdown in texts, by its marks.
import Testing

struct MarkdownTests {
    @Test(arguments: [
        ("plain text", "plain text"), ("a **b** c", "a |b+strong| c"), ("*a* _b_", "a+em| |b+em"),
        ("***a***", "a+em+strong"), ("`a*b*`", "a*b*+code"), ("~~a~~", "a+strike"),
        ("[a **b**](https://x.org) c", "a +link|b+strong+link| c"), ("2 * 3 * 4", "2 * 3 * 4"),
        ("snake_case_name", "snake_case_name"), ("\\*a\\*", "*a*"), ("**open", "**open"), ("[a]", "[a]"),
        ("a < b > c", "a < b > c"), ("<https://x.org>", "https://x.org+link"), ("", ""), ("**", "**"), ("* a", "* a"),
        ("**a*b*c**", "a+strong|b+em+strong|c+strong"), ("100%*", "100%*"),
    ])
    func marks(_ text: String, _ expected: String) {
        #expect(MarkdownWords.of(text) == expected)
    }

    /// A thousand marks cost no more than a moment, and none of them traps.
    @Test(arguments: ["*", "_", "~", "`", "[", "<", "\\", "**a", "[a](", "~~"])
    func manyMarks(_ mark: String) {
        #expect(!MarkdownWords.of(String(repeating: mark, count: 1000)).isEmpty)
    }
}

struct FormatterTests {
    /// Foundation's formatters that Linux lacks, as their documentation shows them.
    @Test
    func formatters() {
        for row in FormatterWords.rows + MeasureWords.rows { #expect(row.words == row.expected) }
    }
}
