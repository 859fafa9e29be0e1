// Odd picture files: what is decoded, how it is turned, and what is refused.
#if Raster
import FoundationEssentials
import Imaging
import Testing
import ViewArchive

@Suite struct OddFilesTests {
    /// Every readable file shows red, green and blue quarters and a white one; `red` is the corner where red ends up.
    struct Row: CustomTestStringConvertible, Sendable {
        var file: String
        var size: (Int, Int) = (120, 80)
        var red = "top left"
        var colors = true
        var testDescription: String { file }
    }

    @Test(arguments: [
        Row(file: "base.png"), Row(file: "base.jpg"), Row(file: "prog.jpg"), Row(file: "base.bmp"),
        Row(file: "adam7.png"), Row(file: "p16.png"), Row(file: "pal.png"), Row(file: "anim.gif"),
        Row(file: "x.webp"), Row(file: "noeoi.jpg"), Row(file: "named.png"), Row(file: "named.jpg"),
        Row(file: "cmyk.jpg"), Row(file: "la.png", colors: false), Row(file: "bw1.png", colors: false),
        Row(file: "exif1.jpg"), Row(file: "exif3.jpg", red: "bottom right"),
        Row(file: "exif6.jpg", size: (80, 120), red: "top right"),
        Row(file: "exif8.jpg", size: (80, 120), red: "bottom left"),
    ])
    func isReadAndTurned(_ row: Row) throws {
        let file = try Golden.fixture(row.file)
        let source = try ImageSource(data: file)
        #expect(source.pixelSize == row.size)
        let pixels = try TestPNG.pixels(of: file)
        #expect((pixels.width, pixels.height) == row.size)
        #expect(pixels.isOpaque)
        guard row.colors else { return }
        let corners = [
            "top left": (10, 10), "top right": (pixels.width - 10, 10), "bottom left": (10, pixels.height - 10),
            "bottom right": (pixels.width - 10, pixels.height - 10),
        ]
        for (name, place) in corners {
            let color = pixels.color(place.0, place.1)
            let isRed = color.red > 180 && color.green < 80 && color.blue < 80
            #expect(isRed == (name == row.red), "\(name): \(color.hex)")
        }
        // Where nothing was painted it is white, never a negative.
        #expect(corners.values.contains { pixels.color($0.0, $0.1).isNearlyWhite })
    }

    @Test(arguments: [
        ("zero.png", ImageError.empty), ("html.jpg", .unknownFormat), ("x.svg", .unknownFormat),
        ("bomb.png", .tooLarge(width: 30000, height: 30000)),
    ])
    func isRefused(_ file: String, _ error: ImageError) throws {
        let data = try Golden.fixture(file)
        #expect(throws: error) { try ImageSource(data: data) }
    }

    @Test(arguments: ["trunc.png", "trunc.jpg"])
    func cutFileIsBroken(_ file: String) throws {
        let data = try Golden.fixture(file)
        let error = #expect(throws: ImageError.self) { try ImageSource(data: data) }
        guard case .broken(let words) = error else {
            Issue.record("not broken but \(String(describing: error))")
            return
        }
        #expect(!words.isEmpty)
    }

    @Test(arguments: [
        ("art.png", (300, 300), (226, 300)), ("tall.png", (300, 300), (1, 300)), ("wide.png", (300, 300), (300, 1)),
        ("base.png", (300, 300), (120, 80)), ("exif6.jpg", (40, 40), (27, 40)), ("anim.gif", (60, 60), (60, 40)),
        ("base.png", (0, -5), (1, 1)), ("large.jpg", (300, 300), (180, 300)),
        ("large.jpg", (16384, 16384), (1200, 2000)),
    ])
    func isScaledDownNeverUp(_ file: String, _ limit: (Int, Int), _ size: (Int, Int)) throws {
        let pixels = try TestPNG.pixels(of: Golden.fixture(file), atMost: limit)
        #expect((pixels.width, pixels.height) == size)
    }

    @Test func largeFileCutIsBroken() throws {
        let whole = try Golden.fixture("large.jpg")
        #expect(throws: ImageError.self) { try ImageSource(data: whole.prefix(whole.count / 2)) }
    }

    @Test func sameBytesSameFile() throws {
        let folder = FileManager.default.temporaryDirectory.path() + "sundial-store-\(UInt64.random(in: 0...(.max)))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer {
            // What stays in the temporary folder does no harm.
            try? FileManager.default.removeItem(atPath: folder)
        }
        let store = PixelStore(directory: folder)
        let first = try store.keep(ImageSource(data: Golden.fixture("base.png")), atMost: (60, 60))
        let path = "\(folder)/\(try #require(first.name))"
        // What is there is not decoded again: other bytes in its place stay.
        try Data([1]).write(to: URL(filePath: path))
        #expect(try store.keep(ImageSource(data: Golden.fixture("base.png")), atMost: (60, 60)) == first)
        #expect(FileManager.default.contents(atPath: path) == Data([1]))
        #expect(try store.keep(ImageSource(data: Golden.fixture("base.png")), atMost: (61, 61)) != first)
        #expect(try store.keep(ImageSource(data: Golden.fixture("base.jpg")), atMost: (60, 60)).name != first.name)
        // Another file's name, the same bytes: the same picture.
        #expect(try store.keep(ImageSource(data: Golden.fixture("named.jpg")), atMost: (60, 60)) == first)
    }

    @Test func missingFolderIsSaid() throws {
        let store = PixelStore(directory: "/nowhere/at/all")
        let source = try ImageSource(data: Golden.fixture("base.png"))
        let error = #expect(throws: ImageError.self) { try store.keep(source, atMost: (10, 10)) }
        guard case .notWritten = error else {
            Issue.record("not unwritten but \(String(describing: error))")
            return
        }
    }
}

extension Pixels {
    func color(_ x: Int, _ y: Int) -> RGBA {
        let index = bytes.startIndex + (y * width + x) * 4
        return RGBA(red: bytes[index + 2], green: bytes[index + 1], blue: bytes[index], alpha: bytes[index + 3])
    }
}

extension RGBA {
    var isNearlyWhite: Bool { red > 245 && green > 245 && blue > 245 }
}
#endif
