// The view catalogue is drawn whole by either renderer, and nothing in it is out of order.
import Foundation
import Gallery
import TestSupport
import Testing
import TextRendering
import ViewArchive

@MainActor
@Suite struct CatalogueTests {
    /// Every item is a picture in four variants, and the page shows each of them.
    @Test func everyPictureIsOnThePage() throws {
        try withTemporaryFolder { folder in
            #expect(try Gallery.draw(folder, TextRenderer(), 1, "en_US") == [])
            let page = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
            let pictures = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pictures")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["index.html", "pictures"])
            var plates = 0
            try Gallery.forEachPlate(
                measurer: TextRenderer(), pixels: folder, locale: Locale(identifier: "en_US"), scale: 1
            ) { plate in
                plates += 1
                #expect(pictures.contains("\(plate.fileName).cells"))
            }
            #expect(pictures.count == plates, "two items have one name")
            #expect(page.components(separatedBy: "<figure>").count == plates + 1)
            for group in Gallery.groups { #expect(page.contains("<h2 id=\"\(group)\">")) }
        }
    }

    /// What the items show differs: a variant that is drawn as the usual one would show nothing.
    @Test func variantsDiffer() throws {
        try withTemporaryFolder { folder in
            var differing: [Variant: Int] = [:]
            var usual: DisplayList?
            try Gallery.forEachPlate(
                measurer: TextRenderer(), pixels: folder, locale: Locale(identifier: "en_US"), scale: 1
            ) { plate in
                if plate.variant == .light { usual = plate.list }
                if plate.list.items != usual?.items { differing[plate.variant, default: 0] += 1 }
            }
            for variant in Variant.allCases where variant != .light { #expect((differing[variant] ?? 0) > 50) }
        }
    }
}
