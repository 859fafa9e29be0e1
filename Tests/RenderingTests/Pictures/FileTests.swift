// The PNG file: its kind, its corners, its sizes, and that it is the same each time.
#if Raster
import FoundationEssentials
import RasterRendering
import Testing
import ViewArchive

@Suite struct FileTests {
    private func draw(_ list: DisplayList, scale: Double = 2, corners: Corners = .square) throws -> Picture {
        let renderer = try #require(RasterRenderer.make(systemFonts: false))
        return renderer.draw(list, scale: scale, corners: corners, pixels: TestPixels.find)
    }

    private func plain(_ size: Size, _ color: RGBA) -> DisplayList {
        DisplayList(size: size, items: [.fill(.init(.rect(Rect(origin: .zero, size: size)), .color(color)))])
    }

    /// PNG's colour type stands at byte 25: 2 is RGB, 6 RGBA.
    @Test(arguments: [
        (RGBA.systemBlue, Corners.square, UInt8(2)), (.systemBlue, .round(20), 6), (.secondary, .square, 6),
    ])
    func alphaOnlyWhereItIsNeeded(_ color: RGBA, _ corners: Corners, _ type: UInt8) throws {
        let picture = try draw(plain(Size(width: 50, height: 40), color), corners: corners)
        #expect(picture.bytes[25] == type)
    }

    @Test(arguments: [1, 1.5, 2, 3, 0.0, -1, .nan, 1e9])
    func anyScaleGivesAPicture(_ scale: Double) throws {
        let picture = try draw(plain(Size(width: 50, height: 40), .systemBlue), scale: scale)
        let pixels = try TestPNG.pixels(of: picture.bytes)
        #expect((pixels.width, pixels.height) == (picture.width, picture.height))
        #expect(pixels.color(0, 0) == .systemBlue)
    }

    @Test(arguments: [0, -1, .nan, 0.2, 1, 2])
    func anySizeGivesAPicture(_ side: Double) throws {
        let picture = try draw(plain(Size(width: side, height: side), .systemRed))
        #expect(picture.width >= 1 && picture.height >= 1)
        #expect(try TestPNG.pixels(of: picture.bytes).width == picture.width)
    }

    /// Rows that do not repeat, so that every byte of both strips counts.
    @Test func everyPixelComesBack() throws {
        let (width, height) = (61, 47)
        var bytes: [UInt8] = []
        for index in 0..<(width * height) {
            bytes += [UInt8(index * 7 & 255), UInt8(index * 13 >> 3 & 255), UInt8(index * 29 >> 5 & 255), 255]
        }
        let source = try #require(Pixels(width: width, height: height, isOpaque: true, bytes: Data(bytes)))
        let frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        let item = DisplayItem.ImageItem(pixels: "noise", pixelSize: frame.size, frame: frame, label: "")
        let renderer = try #require(RasterRenderer.make(systemFonts: false))
        let list = DisplayList(size: frame.size, items: [.image(item)])
        let picture = renderer.draw(list, scale: 1, corners: .square, pixels: { _ in source })
        #expect(try TestPNG.pixels(of: picture.bytes).bytes == source.bytes)
    }

    @Test func twoRenderersDrawTheSameBytes() throws {
        let renderer = try #require(RasterRenderer.make(systemFonts: false))
        let list = Sample.feed(renderer)
        #expect(try draw(list).bytes == draw(list).bytes)
        // The second drawing of one renderer takes its pictures from the cache.
        let first = renderer.draw(list, scale: 2, corners: .square, pixels: TestPixels.find)
        let second = renderer.draw(list, scale: 2, corners: .square, pixels: TestPixels.find)
        #expect(first.bytes == second.bytes)
    }
}
#endif
