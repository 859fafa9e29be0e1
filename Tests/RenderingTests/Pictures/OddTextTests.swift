// Texts with characters that no font has, with others that are no letters, and texts that are read from the right.
#if Raster
import RasterRendering
import TestSupport
import Testing
import ViewArchive

@Suite struct OddTextTests {
    let renderer: any Renderer

    init() throws {
        renderer = try #require(RasterRenderer.make(systemFonts: false))
    }

    /// A text on white, in a box as wide as the picture or as the text wants to be.
    private func draw(_ block: TextBlock, in size: Size) throws -> (picture: TestPicture, said: [String]) {
        let frame = Rect(origin: .zero, size: size)
        let items = [
            DisplayItem.fill(.init(.rect(frame), .color(.white))), .text(.init(frame: frame, block: block)),
        ]
        let picture = renderer.draw(
            DisplayList(size: size, items: items), scale: 2, corners: .square, pixels: { _ in nil })
        return (try TestPicture(picture.bytes), picture.diagnostics)
    }

    private func ideal(_ text: String) -> Size { renderer.measure(TextBlock(text), width: nil, height: nil).size }

    @Test(arguments: [
        ("\u{E745}", ["U+E745"]), ("\u{F8FF}", ["U+F8FF"]), ("\u{100000}", ["U+100000"]), ("\u{378}", ["U+0378"]),
        ("ሰላም", ["U+120B ETHIOPIC SYLLABLE LAA", "U+1230", "U+121D"]), ("น้ำ", ["U+0E19", "U+0E33", "U+0E49"]),
        ("\u{1FAE9}", ["U+1FAE9"]),
    ])
    func aBoxStandsForWhatNoFontHas(_ missing: String, _ codes: [String]) throws {
        let size = Size(width: 200, height: ideal("Hello").height)
        let word = try draw(TextBlock("Hello"), in: size)
        let both = try draw(TextBlock("Hello" + missing), in: size)
        let edge = ideal("Hello").width * 2
        #expect(word.said == [])
        #expect(codes.allSatisfy { code in both.said.contains { $0.hasPrefix("no font has \(code)") } }, "\(both.said)")
        // The rest of the line is there, and so is the box.
        let rest = Rect(x: 0, y: 0, width: edge - 1, height: size.height * 2)
        #expect(both.picture.isEqual(to: word.picture, in: rest))
        #expect(!both.picture.isBlank(in: Rect(x: edge, y: 0, width: 100, height: size.height * 2)))
        let width = ideal("Hello" + missing).width - ideal("Hello").width
        #expect(width > 5 && width < 60, "\(width)")
    }

    /// The same at every scale, since texts are measured once.
    @Test func aBoxIsAsWideAtEveryScale() throws {
        let text = "\u{E745}\u{E746}\u{E747}|"
        let frame = Rect(origin: .zero, size: ideal(text))
        for scale in [1.0, 2, 3] {
            let items = [
                DisplayItem.fill(.init(.rect(frame), .color(.white))),
                .text(.init(frame: frame, block: TextBlock(text))),
            ]
            let file = renderer.draw(
                DisplayList(size: frame.size, items: items), scale: scale, corners: .square, pixels: { _ in nil })
            // The bar stands at the end, whole.
            let picture = try TestPicture(file.bytes)
            let end = frame.width * scale
            #expect(!picture.isBlank(in: Rect(x: end - 6 * scale, y: 0, width: 6 * scale, height: 100)), "\(scale)")
        }
    }

    @Test(arguments: [
        ("a\u{1}\u{1B}\u{7F}b\0", "ab"), ("x\u{FFF9}y\u{FFFB}", "xy"), ("e\u{301}n\u{303}", "éñ"),
        ("\u{1112}\u{1161}\u{11AB}", "한"), ("a\u{200B}b\u{2060}c\u{AD}d", "abcd"), ("one\u{2028}two", "one\ntwo"),
        ("one\r\ntwo", "one\ntwo"), ("e" + String(repeating: "\u{301}", count: 5000), nil),
    ])
    func looksLike(_ text: String, _ other: String?) throws {
        let size = Size(width: 120, height: 60)
        let drawn = try draw(TextBlock(text), in: size)
        #expect(drawn.said == [] && !drawn.picture.isBlank(in: Rect(x: 0, y: 0, width: 240, height: 120)))
        guard let other else { return }
        let whole = Rect(x: 0, y: 0, width: 240, height: 120)
        #expect(try drawn.picture.isEqual(to: draw(TextBlock(other), in: size).picture, in: whole))
    }

    /// As a letter with U+FE0E, as a picture with U+FE0F; and spaces are as wide between pictures as between letters.
    @Test func variationsAndTheirSpaces() throws {
        #expect(ideal("☎\u{FE0E} ☎\u{FE0F}").width - ideal("☎\u{FE0E}☎\u{FE0F}").width < 6)
        let size = Size(width: 30, height: 24)
        let letter = try draw(TextBlock("☎\u{FE0E}"), in: size).picture
        let picture = try draw(TextBlock("☎\u{FE0F}"), in: size).picture
        #expect(letter.colors == 0 && picture.colors > 50)
    }

    /// Where lines stand is the layout's matter, whichever way they are read.
    @Test(arguments: ["שלום\nשלום שלום עולם", "مرحبا\nمرحبا بالعالم الجميل", "Hi\nHello everybody there"])
    func linesStandAtTheirSide(_ text: String) throws {
        let size = Size(width: 300, height: 60)
        let left = Rect(x: 0, y: 0, width: 40, height: 120)
        let right = Rect(x: 560, y: 0, width: 40, height: 120)
        let leading = try draw(TextBlock(text), in: size).picture
        #expect(!leading.isBlank(in: left) && leading.isBlank(in: right))
        let trailing = try draw(TextBlock(text, alignment: .trailing), in: size).picture
        #expect(trailing.isBlank(in: left) && !trailing.isBlank(in: right))
        // The first line is the short one.
        let first = Rect(x: 300, y: 0, width: 300, height: 40)
        #expect(leading.isBlank(in: first) && !trailing.isBlank(in: first))
    }

    /// What is cut in front or inside ends as the text does, however long that is.
    @Test(arguments: [TextBlock.Truncation.head, .middle])
    func theEndIsKept(_ truncation: TextBlock.Truncation) throws {
        let size = Size(width: 200, height: 20)
        func end(_ count: Int) throws -> TestPicture {
            let text = String(repeating: "i", count: count) + " the end"
            return try draw(TextBlock(text, limit: 1, truncation: truncation), in: size).picture
        }
        let last = Rect(x: 300, y: 0, width: 100, height: 40)
        #expect(try !end(200).isBlank(in: last))
        #expect(try end(500_000).isEqual(to: end(200), in: last))
    }
}
#endif
