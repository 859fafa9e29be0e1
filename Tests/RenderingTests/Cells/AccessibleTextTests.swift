// What pictures say.
import Testing
import TextRendering
import ViewArchive

@Suite struct AccessibleTextTests {
    private func text(_ words: String) -> DisplayItem {
        .text(DisplayItem.TextItem(frame: .zero, block: TextBlock(words)))
    }

    private func image(_ label: String) -> DisplayItem {
        .image(DisplayItem.ImageItem(pixels: nil, pixelSize: .zero, frame: .zero, label: label))
    }

    @Test func everythingInOrderOneALine() {
        let items = [
            DisplayItem.fill(DisplayItem.Fill(.rect(.zero), .color(.systemRed))), text("Title"), image("A cat"),
            image(""),
            .symbol(DisplayItem.SymbolItem(name: "star", frame: .zero, color: .systemRed, label: "Favourite")),
            .layer(DisplayItem.Layer(items: [text("two\nlines "), text("  ")])),
            .layer(DisplayItem.Layer(label: "Said instead", items: [text("unsaid")])),
            .layer(DisplayItem.Layer(label: "", items: [text("hidden")])),
        ]
        let said = AccessibleText.of(DisplayList(size: .zero, items: items))
        #expect(said == "Title\nA cat\nFavourite\ntwo lines\nSaid instead\n")
    }

    @Test(arguments: [
        ("a\u{1B}[31mred\u{9B}0m\0\u{7F}", "a[31mred0m"),
        ("one\u{2028}two\u{85}three\r\nfour\tfive", "one two three four five"),
        ("\u{301} \u{20DD}", "\u{301} \u{20DD}"), ("a \u{301}b", "a \u{301}b"), ("\u{7}", nil),
        ("👨‍👩‍👧‍👦 \u{202E}x", "👨‍👩‍👧‍👦 \u{202E}x"),
    ])
    func everyCharacterButControls(_ words: String, _ said: String?) {
        let list = DisplayList(size: .zero, items: [text(words)])
        #expect(AccessibleText.of(list).unicodeScalars.elementsEqual((said.map { $0 + "\n" } ?? "").unicodeScalars))
    }

    @Test func nothingSaysNothing() {
        #expect(AccessibleText.of(DisplayList(size: .zero, items: [])) == "")
    }
}
