// Every odd text in each of the system's text styles, laid out at its own size: nothing is cut, hidden or drawn outside.
import TestSupport
import Testing
import TextRendering
import ViewArchive

#if Raster
import RasterRendering
#endif

@MainActor
@Suite struct OddStringTests {
    @Test(arguments: OddString.all)
    func inCells(_ row: OddString) throws {
        let renderer = TextRenderer()
        for var item in items(row, renderer) {
            item.frame.x = 0
            item.frame.y = 0
            let list = DisplayList(size: item.frame.size, items: [.text(item)])
            let picture = renderer.draw(list, scale: 1, corners: .square, pixels: { _ in nil })
            let drawn = try #require(String(validating: picture.bytes, as: UTF8.self), "no UTF-8")
            // The canvas ends somewhere.
            let shown = Ink.scalars(Ink.plain(drawn))
            let wanted = Ink.scalars(row.text)
            let isWhole = item.frame.width <= 8 * 512
            #expect(isWhole ? shown == wanted : wanted.starts(with: shown) && shown.count > 200, "\(drawn)")
        }
    }

    #if Raster
    /// One for all: making it takes longer than drawing with it.
    private static let renderer = RasterRenderer.make(systemFonts: false)

    /// All styles in one picture, each in a band of its own.
    @Test(arguments: OddString.all)
    func inPixels(_ row: OddString) throws {
        let renderer = try #require(Self.renderer)
        let margin = 16.0
        var items: [DisplayItem] = []
        var frames: [Rect] = []
        var size = Size(width: 0, height: 0)
        for var item in self.items(row, renderer) {
            item.frame.x = margin
            item.frame.y = size.height + margin
            items.append(.text(item))
            frames.append(item.frame)
            size.height = (item.frame.maxY + margin).rounded(.up)
            size.width = max(size.width, min(1000, item.frame.width) + 2 * margin)
        }
        guard !items.isEmpty else { return }
        let ground = DisplayItem.fill(.init(.rect(Rect(origin: .zero, size: size)), .color(.white)))
        let list = DisplayList(size: size, items: [ground] + items)
        let picture = try TestPicture(renderer.draw(list, scale: 1, corners: .square, pixels: { _ in nil }).bytes)
        for frame in frames {
            let frame = Rect(x: frame.x, y: frame.y, width: min(frame.width, size.width), height: frame.height)
            #expect(picture.isBlank(in: frame) == !row.isVisible, "\(frame)")
            let band = Rect(x: 0, y: frame.y - margin, width: size.width, height: frame.height + 2 * margin)
            let reach = (0...Int(margin)).first { picture.isBlank(in: band, outside: frame.inset(by: -Double($0))) }
            #expect(reach.map { $0 <= 2 } == true || row.reachesOut, "\(reach ?? 99) beyond \(frame)")
        }
    }
    #endif

    /// The text's item in each style, checked for what holds under both renderers.
    private func items(_ row: OddString, _ renderer: any Renderer) -> [DisplayItem.TextItem] {
        PlacedText.inEachStyle(row.text, by: renderer).compactMap { placed in
            #expect(placed.codes == [])
            #expect(Ink.scalars(AccessibleText.of(placed.list)) == Ink.scalars(row.text))
            guard let item = placed.item else {
                #expect(placed.list.items == [] && row.text.isEmpty)
                return nil
            }
            let ideal = renderer.measure(item.block, width: nil, height: nil)
            let drawn = renderer.measure(item.block, width: item.frame.width, height: item.frame.height)
            #expect(!ideal.isTruncated && !drawn.isTruncated, "\(placed.style)")
            #expect(drawn.lineCount == ideal.lineCount && drawn.size == item.frame.size, "\(placed.style): \(drawn)")
            return item
        }
    }
}

/// What of a text leaves ink.
private enum Ink {
    /// The characters that are neither white nor a control.
    static func scalars(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
            default: !"┌┐└┘─│".unicodeScalars.contains(scalar)
            }
        }
    }

    /// A drawn text without its colours.
    static func plain(_ drawn: String) -> String {
        drawn.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
}
