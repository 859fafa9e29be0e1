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

    @Test func nothingSaysNothing() {
        #expect(AccessibleText.of(DisplayList(size: .zero, items: [])) == "")
    }
}
