// The archive's words as they stand in files, and what is refused.
import FoundationEssentials
import Testing
import ViewArchive

@Suite struct FormatTests {
    @Test func theWordsInFiles() throws {
        #expect(try text(Rect(x: 1, y: 2, width: 3, height: 4)) == "[1,2,3,4]")
        #expect(try text(RGBA(red: 255, green: 0, blue: 128)) == "\"#ff0080ff\"")
        #expect(try text(ReloadPolicy.atEnd) == "\"atEnd\"")
        #expect(try text(ReloadPolicy.after(1.5)) == "{\"after\":1.5}")
        #expect(try text(Outline.path([.move(Point(x: 1, y: 2)), .close])) == "{\"path\":[[\"M\",1,2],[\"Z\"]]}")
        #expect(try text(Paint.color(.black)) == "{\"color\":\"#000000ff\"}")
        let entry = ArchivedEntry(lists: [.dark: .same(line: 3, .light)])
        #expect(try text(entry) == "{\"dark\":{\"appearance\":\"light\",\"line\":3}}")
    }

    /// Most members of most items are as usual; what names them all the same is read as well.
    @Test func whatIsAsUsualTakesNoRoom() throws {
        let style = TextBlock.Style(font: FontSpec(size: 17), color: .black)
        let item = TextBlock(runs: [TextBlock.Run(text: "a", style: style)])
        let short = ##"{"runs":[{"style":{"color":"#000000ff","font":{"size":17}},"text":"a"}]}"##
        #expect(try text(item) == short)
        let long = ##"""
            {"alignment":"leading","lineSpacing":0,"minimumScale":1,"truncation":"tail","runs":[{"text":"a","style":
            {"baselineOffset":0,"color":"#000000ff","strikethrough":false,"tracking":0,"underline":false,"font":
            {"design":"default","italic":false,"monospacedDigit":false,"size":17,"weight":400}}}]}
            """##
        #expect(try read(TextBlock.self, long) == item)
        let fill = DisplayItem.fill(.init(.rect(.init(x: 0, y: 0, width: 1, height: 1)), .color(.black)))
        #expect(try text(fill) == ##"{"fill":{"outline":{"rect":[0,0,1,1]},"paint":{"color":"#000000ff"}}}"##)
        #expect(try text(DisplayItem.layer(.init(items: []))) == #"{"layer":{"items":[]}}"#)
    }

    @Test(arguments: [
        "\"#ff008\"", "\"#gg0080ff\"", "\"ff0080\"", "\"#ff0080ff0\"", "\"\"", "1", "\"#ff 080\"",
    ])
    func noColour(json: String) { #expect(throws: DecodingError.self) { try read(RGBA.self, json) } }

    @Test(arguments: ["\"sometimes\"", "{}", "{\"after\":\"soon\"}", "1", "null"])
    func noPolicy(json: String) { #expect(throws: DecodingError.self) { try read(ReloadPolicy.self, json) } }

    @Test(arguments: ["{}", "{\"view\":{}}", "{\"fill\":{}}", "[]", "{\"text\":{\"frame\":[1,2,3]}}"])
    func noItem(json: String) { #expect(throws: DecodingError.self) { try read(DisplayItem.self, json) } }

    @Test(arguments: ["{}", "{\"path\":[[\"X\",1,2]]}", "{\"path\":[[\"L\",1]]}", "{\"path\":[[]]}", "{\"rect\":[1]}"])
    func noOutline(json: String) { #expect(throws: DecodingError.self) { try read(Outline.self, json) } }

    @Test func anUnknownAppearanceIsPassedOver() throws {
        #expect(try read(ArchivedEntry.self, "{\"sepia\":{\"line\":1,\"appearance\":\"light\"}}").lists.isEmpty)
    }

    @Test(arguments: [
        (-0.5, UInt8(0)), (0, 0), (0.5, 128), (1, 255), (1e300, 255), (.infinity, 255), (.nan, 0), (-.infinity, 0),
    ])
    func colourComponentsAreClamped(component: Double, byte: UInt8) {
        #expect(RGBA(red: component, green: 0, blue: 0, opacity: 1).red == byte)
    }

    @Test func pixelFiles() throws {
        let bytes = Data((0..<24).map { UInt8($0) })
        let pixels = try #require(Pixels(width: 3, height: 2, isOpaque: true, bytes: bytes))
        var file = Data(pixels.header)
        file.append(bytes)
        let read = try #require(Pixels(file: file))
        #expect(read.width == 3 && read.height == 2 && read.isOpaque && read.bytes.elementsEqual(bytes))
        #expect(Pixels(file: file.dropLast()) == nil, "cut")
        #expect(Pixels(file: file + [0]) == nil, "too long")
        #expect(Pixels(file: Data(file.prefix(15))) == nil, "no header")
        #expect(Pixels(file: Data("PNGx".utf8) + file.dropFirst(4)) == nil, "another kind of file")
        #expect(Pixels(width: 0, height: 2, isOpaque: true, bytes: Data()) == nil)
        #expect(Pixels(width: 1 << 40, height: 1 << 40, isOpaque: true, bytes: Data()) == nil, "no overflow")
    }

    private func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }
}
