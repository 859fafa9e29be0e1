// Parts of texts that have a look of their own: broken lines, gradients, marks around letters, fonts by name.
#if Raster
import RasterRendering
import TestSupport
import Testing
import ViewArchive

@Suite struct RunsTests {
    let renderer: any Renderer

    init() throws {
        renderer = try #require(RasterRenderer.make(systemFonts: false))
    }

    private static let size = Size(width: 300, height: 40)

    private func draw(_ block: TextBlock) throws -> TestPicture {
        let frame = Rect(origin: .zero, size: Self.size)
        let items = [
            DisplayItem.fill(.init(.rect(frame), .color(.white))), .text(.init(frame: frame, block: block)),
        ]
        let list = DisplayList(size: Self.size, items: items)
        return try TestPicture(renderer.draw(list, scale: 2, corners: .square, pixels: { _ in nil }).bytes)
    }

    /// Small capitals are no larger on a larger canvas: the drawing ends where the measured text does.
    @Test(arguments: [FontSpec.Capitals.small, .lowercaseSmall, .uppercaseSmall])
    func smallCapitalsAreAsTheyAreMeasured(_ capitals: FontSpec.Capitals) throws {
        var block = TextBlock("Now Playing", 20)
        block.runs[0].style.font.capitals = capitals
        let picture = try draw(block)
        // After a picture was drawn at twice the size, as well as before.
        let measured = renderer.measure(block, width: nil, height: nil).size
        let ordinary = renderer.measure(TextBlock("NOW PLAYING", 20), width: nil, height: nil).size
        #expect(measured.width < ordinary.width)
        func ink(_ left: Double, _ right: Double) -> Int {
            let area = Rect(x: left * 2, y: 0, width: (right - left) * 2, height: Self.size.height * 2)
            return picture.count(in: area) { $0.red < 128 }
        }
        #expect(ink(measured.width - 4, measured.width) > 0 && ink(measured.width + 1, Self.size.width) == 0)
    }

    /// How often blue begins along the row that has the most of it.
    private func pieces(of picture: TestPicture) -> Int {
        let rows = (0..<Int(Self.size.height) * 2).map { row in
            (0..<Int(Self.size.width) * 2).map { column in
                let pixel = Rect(x: Double(column), y: Double(row), width: 1, height: 1)
                return picture.count(in: pixel) { $0.blue > $0.red + 100 } == 1
            }
        }
        let fullest = rows.max { left, right in left.count { $0 } < right.count { $0 } } ?? []
        return zip([false] + fullest, fullest).count { !$0 && $1 }
    }

    @Test(arguments: [
        (TextBlock.LinePattern.solid, 1...1), (.dot, 90...120), (.dash, 35...50), (.dashDot, 52...64),
        (.dashDotDot, 65...75),
    ])
    func lines(_ pattern: TextBlock.LinePattern, _ pieces: ClosedRange<Int>) throws {
        for isUnder in [true, false] {
            var block = TextBlock("wide word without spaces", 17)
            block.runs[0].style.color = .init(red: 255, green: 255, blue: 255, alpha: 255)
            if isUnder {
                block.runs[0].style.underline = true
                block.runs[0].style.underlinePattern = pattern
                block.runs[0].style.underlineColor = RGBA(red: 0, green: 0, blue: 255, alpha: 255)
            } else {
                block.runs[0].style.strikethrough = true
                block.runs[0].style.strikethroughPattern = pattern
                block.runs[0].style.strikethroughColor = RGBA(red: 0, green: 0, blue: 255, alpha: 255)
            }
            let found = self.pieces(of: try draw(block))
            #expect(pieces.contains(found), "\(found)")
        }
    }

    /// The gradient is in its run alone, and pictures keep their colours.
    @Test func aGradientInAPart() throws {
        var block = TextBlock("before", 20, 700)
        var style = block.runs[0].style
        let width = renderer.measure(block, width: nil, height: nil).size.width
        let red = RGBA(red: 255, green: 0, blue: 0, alpha: 255)
        style.paint = .linear(
            [.init(color: red, location: 0), .init(color: red, location: 1)], from: .zero, to: Point(x: 100, y: 0))
        block.runs.append(TextBlock.Run(text: "part", style: style))
        let plain = try draw(block)
        func isRed(_ color: MeanColor) -> Bool { color.red > 200 && color.green < 100 && color.blue < 100 }
        func isBlack(_ color: MeanColor) -> Bool { color.red < 60 && color.green < 60 && color.blue < 60 }
        let start = Rect(x: 0, y: 0, width: width * 2 - 2, height: 80)
        let rest = Rect(x: width * 2 + 2, y: 0, width: 600 - width * 2 - 2, height: 80)
        #expect(plain.count(in: start, where: isRed) == 0 && plain.count(in: start, where: isBlack) > 50)
        #expect(plain.count(in: rest, where: isRed) > 50 && plain.count(in: rest, where: isBlack) == 0)
        block.runs[1].text = "🟦🟦"
        let pictures = try draw(block)
        #expect(pictures.count(in: rest, where: isRed) == 0)
        #expect(pictures.count(in: rest) { $0.blue > $0.red + 60 } > 200)
    }

    /// What fonts have as one character is drawn as that.
    @Test(arguments: [
        ("A\u{20DD}", "Ⓐ"), ("1\u{20DD}", "①"), ("0\u{20DD}", "⓪"), ("Z\u{20DE}", "🅉"),
        ("5\u{20E3}", "5\u{FE0F}\u{20E3}"), ("#\u{20E3}", "#\u{FE0F}\u{20E3}"),
    ])
    func marksAroundLetters(_ marked: String, _ one: String) throws {
        let area = Rect(x: 0, y: 0, width: 600, height: 80)
        let (first, second) = (try draw(TextBlock(marked, 20)), try draw(TextBlock(one, 20)))
        #expect(first.isEqual(to: second, in: area))
        #expect(
            renderer.measure(TextBlock(marked, 20), width: nil, height: nil)
                == renderer.measure(TextBlock(one, 20), width: nil, height: nil))
    }

    @Test(arguments: [
        ("Inter", true), ("inter", true), ("DejaVu Serif", true), ("Nope", false), ("", false), ("Inter-Nope", false),
        ("😀", false),
    ])
    func fontsByName(_ name: String, _ isThere: Bool) { #expect(renderer.hasFont(name) == isThere) }
}
#endif
