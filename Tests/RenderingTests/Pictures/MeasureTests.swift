// What texts measure, and that they are drawn as they were measured.
#if Raster
import RasterRendering
import Testing
import ViewArchive

@Suite struct MeasureTests {
    let renderer: any Renderer

    init() throws {
        renderer = try #require(RasterRenderer.make(systemFonts: false))
    }

    static let blocks = [
        TextBlock("Hello"), TextBlock("Two words", 34, 700), TextBlock("日本語の文章です。", 13),
        TextBlock("a longer sentence that has some words in it", 11), TextBlock("🎉 12:04:31", 22, digits: true),
        TextBlock("Line\nand another", 15, alignment: .center), TextBlock("שלום עולם", 17),
        TextBlock("fi", 8.3, italic: true), tracked, pictured,
    ]
    private static var tracked: TextBlock {
        var block = TextBlock("Tracked apart")
        block.runs[0].style.tracking = 3
        return block
    }
    private static var pictured: TextBlock {
        var block = TextBlock("A ")
        let size = Size(width: 24, height: 30)
        block.runs.append(block.runs[0])
        block.runs[1].picture = .init(pixels: "coffee", size: size, isTemplate: false, label: "")
        return block
    }

    /// A picture in a text takes its own size, above the baseline.
    @Test func aPictureHasItsPlace() {
        let plain = renderer.measure(TextBlock("A "), width: nil, height: nil)
        let pictured = renderer.measure(Self.pictured, width: nil, height: nil)
        #expect((pictured.size.width - plain.size.width - 24).magnitude <= 1)
        #expect((pictured.firstBaseline - 30).magnitude <= 1)
    }

    /// Letters in other widths are narrower or wider, as high, and never cut.
    @Test func widthsOrderTheirLetters() {
        let widths = [-0.6, -0.3, 0, 0.3].map { width in
            var block = TextBlock("Letters in a row")
            block.runs[0].style.font.width = width
            return renderer.measure(block, width: nil, height: nil).size
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0.width * 1.1 < $1.width && $0.height == $1.height })
    }

    @Test(arguments: blocks)
    func idealSizeNeitherWrapsNorCuts(_ block: TextBlock) {
        let ideal = renderer.measure(block, width: nil, height: nil)
        #expect(!ideal.isTruncated)
        let again = renderer.measure(block, width: ideal.size.width, height: ideal.size.height)
        #expect(again == ideal)
        // Layout may lose a little on the way.
        let less = renderer.measure(block, width: ideal.size.width - 0.01, height: ideal.size.height - 0.01)
        #expect(less.lineCount == ideal.lineCount && !less.isTruncated)
    }

    /// Stacks ask for the least of each view: no more than one line, no wider than a character is high.
    @Test(arguments: blocks)
    func leastIsSmall(_ block: TextBlock) {
        let least = renderer.measure(block, width: 0, height: nil)
        let line = renderer.measure(block, width: nil, height: 0)
        #expect(least.size.width <= block.runs[0].style.font.size && least.size.height == line.size.height)
        #expect(renderer.measure(block, width: 0, height: nil) == least)
    }

    @Test(arguments: blocks, [40.0, 90, 200])
    func wrappedSizeHoldsTheText(_ block: TextBlock, _ width: Double) {
        let wrapped = renderer.measure(block, width: width, height: nil)
        #expect(!wrapped.isTruncated)
        let again = renderer.measure(block, width: wrapped.size.width, height: wrapped.size.height)
        #expect(again.lineCount == wrapped.lineCount)
        #expect(!again.isTruncated)
    }

    @Test(arguments: [(1, 1), (2, 2), (5, 4)])
    func lineLimitHolds(_ limit: Int, _ lines: Int) {
        let block = TextBlock("a longer sentence that has some words in it, and then some", 17, limit: limit)
        let metrics = renderer.measure(block, width: 150, height: nil)
        #expect(metrics.lineCount == lines)
        #expect(metrics.isTruncated == (limit < 4))
        #expect(metrics.size.width <= 150)
    }

    @Test func heightLeavesWholeLines() {
        let block = TextBlock("a longer sentence that has some words in it, and then some", 17)
        let line = renderer.measure(block, width: nil, height: nil).size.height
        for (height, count) in [(0.0, 1), (line * 1.9, 1), (line * 2.1, 2), (line * 3.1, 3)] {
            let metrics = renderer.measure(block, width: 150, height: height)
            #expect(metrics.lineCount == count)
            #expect(metrics.isTruncated)
        }
    }

    @Test func smallestScaleComesBeforeCutting() {
        let full = renderer.measure(TextBlock("Shrink me down", 40, limit: 1), width: 150, height: nil)
        let shrunk = renderer.measure(
            TextBlock("Shrink me down", 40, limit: 1, minimumScale: 0.3), width: 150, height: nil)
        #expect(full.isTruncated)
        #expect(!shrunk.isTruncated)
        #expect(shrunk.size.height < full.size.height)
        #expect(shrunk.size.width > 120)
    }

    @Test func baselinesLieInTheirLines() {
        let metrics = renderer.measure(TextBlock("one\ntwo\nthree", 17), width: nil, height: nil)
        #expect(metrics.lineCount == 3)
        #expect(metrics.firstBaseline > 12 && metrics.firstBaseline < 20)
        #expect(metrics.lastBaseline > metrics.size.height * 2 / 3 && metrics.lastBaseline < metrics.size.height)
    }

    @Test func tabularDigitsHaveOneWidth() {
        func width(_ text: String) -> Double {
            renderer.measure(TextBlock(text, 34, digits: true), width: nil, height: nil).size.width
        }
        #expect(width("11:11:11") == width("08:58:08"))
    }

    @Test func endlessWordTakesNoTime() {
        let word = TextBlock(String(repeating: "w", count: 1_000_000))
        #expect(renderer.measure(word, width: 300, height: 300).isTruncated)
    }
}
#endif
