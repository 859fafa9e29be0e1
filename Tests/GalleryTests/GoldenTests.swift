// The catalogue's pictures, an item's four variants on one sheet, compared with golden files.
#if Raster
import Foundation
import Gallery
import RasterRendering
import TestSupport
import Testing
import ViewArchive

@MainActor
@Suite struct GoldenTests {
    nonisolated private static let folder =
        #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Golden"
    /// Of a mean of 16 pixels: fonts of another version have other edges, no other shapes.
    nonisolated private static let tolerance = 20.0

    @Test func looksAsBefore() throws {
        let renderer = try #require(RasterRenderer.make(systemFonts: false))
        try withTemporaryFolder { folder in
            var sheet = Sheet()
            func compare() throws {
                guard let list = sheet.list else { return }
                let bytes = renderer.draw(list, scale: 1, corners: .square, pixels: sheet.pixels).bytes
                let complaint = try GoldenFile.complaint(bytes, in: Self.folder, sheet.name, "png") { golden, actual in
                    let difference = try TestPicture(contentsOf: actual)
                        .largestDifference(from: TestPicture(contentsOf: golden))
                    return try #require(difference, "another size") <= Self.tolerance
                }
                if let complaint { Issue.record("\(complaint)") }
            }
            var failure: (any Error)?
            try Gallery.forEachPlate(
                measurer: renderer, pixels: folder, locale: Locale(identifier: "en_US"), scale: 1
            ) { plate in
                sheet.add(plate)
                guard plate.variant == Variant.allCases.last else { return }
                do { try compare() } catch { failure = error }
                sheet = Sheet()
            }
            if let failure { throw failure }
        }
    }

    /// A shape that moves by a pixel or changes its colour is noticed.
    @Test(arguments: [(1.0, 0.0, 0), (0, 1, 0), (0, 0, 40)])
    func aChangeIsNoticed(_ x: Double, _ y: Double, _ red: UInt8) throws {
        let renderer = try #require(RasterRenderer.make(systemFonts: false))
        try withTemporaryFolder { folder in
            func picture(_ name: String, _ area: Rect, _ color: RGBA) throws -> TestPicture {
                let list = DisplayList(
                    size: Size(width: 60, height: 60),
                    items: [
                        .fill(.init(.rect(Rect(x: 0, y: 0, width: 60, height: 60)), .color(.white))),
                        .fill(.init(.rect(area), .color(color))),
                    ]
                )
                let bytes = renderer.draw(list, scale: 1, corners: .square, pixels: { _ in nil }).bytes
                try bytes.write(to: URL(filePath: "\(folder)/\(name).png"))
                return try TestPicture(contentsOf: "\(folder)/\(name).png")
            }
            let one = try picture("one", Rect(x: 8, y: 8, width: 40, height: 40), RGBA(red: 0, green: 0, blue: 0))
            let other = try picture(
                "other", Rect(x: 8 + x, y: 8 + y, width: 40, height: 40), RGBA(red: red, green: 0, blue: 0)
            )
            #expect(try #require(one.largestDifference(from: other)) > Self.tolerance)
            #expect(one.largestDifference(from: one) == 0)
        }
    }
}

/// The variants of an item: two beside one another, and two below.
private struct Sheet {
    private(set) var name = ""
    private var plates: [Gallery.Plate] = []

    mutating func add(_ plate: Gallery.Plate) {
        name = plate.itemName
        plates.append(plate)
    }

    func pixels(_ name: String) -> Pixels? { plates.first?.pixels(name) }

    var list: DisplayList? {
        guard plates.count == 4 else { return nil }
        let width = plates.map(\.list.size.width).max() ?? 0
        let top = max(plates[0].list.size.height, plates[1].list.size.height)
        let items = plates.enumerated().map { index, plate in
            let place = Transform(a: 1, b: 0, c: 0, d: 1, tx: index % 2 == 0 ? 0 : width, ty: index < 2 ? 0 : top)
            let area = Rect(origin: .zero, size: plate.list.size)
            return DisplayItem.layer(
                .init(clip: .rect(area), effects: .init(transform: place), items: plate.list.items))
        }
        let bottom = max(plates[2].list.size.height, plates[3].list.size.height)
        let size = Size(width: 2 * width, height: top + bottom)
        return DisplayList(size: size, items: items)
    }
}
#endif
