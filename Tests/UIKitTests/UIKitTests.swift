// What UIKit and the modules under it answer and draw.
import Foundation
import RasterRendering
import TestSupport
import Testing

@Suite struct UIKitTests {
    @Test(arguments: Fact.all.indices)
    func answers(_ index: Int) {
        let fact = Fact.all[index]
        #expect(fact.answer() == fact.expected, "\(fact.call)")
    }

    #if Raster
    @Test(arguments: Fact.drawn.indices)
    func answersOfPixels(_ index: Int) {
        let fact = Fact.drawn[index]
        #expect(fact.answer() == fact.expected, "\(fact.call)")
    }

    private static let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Golden"
    /// Of a mean of 16 pixels: fonts of another version have other edges, no other shapes.
    private static let tolerance = 20.0

    @Test(arguments: Drawing.all.indices)
    func draws(_ index: Int) throws {
        let drawing = Drawing.all[index]
        let bytes = try #require(drawing.file, "no picture")
        let complaint = try GoldenFile.complaint(bytes, in: Self.folder, drawing.name, "png") { golden, actual in
            let difference = try TestPicture(contentsOf: actual)
                .largestDifference(from: TestPicture(contentsOf: golden))
            return try #require(difference, "another size") <= Self.tolerance
        }
        if let complaint { Issue.record("\(complaint)") }
    }
    #endif
}
