// Samples in cells, compared with golden files.
import Testing
import TextRendering
import ViewArchive

@Suite struct CellsTests {
    @Test(arguments: Sample.all)
    func sampleLooksAsBefore(_ sample: Sample) throws {
        let renderer = TextRenderer()
        let list = sample.make(renderer)
        let picture = renderer.draw(list, scale: 2, corners: .round(22), pixels: TestPixels.find)
        try Golden.check(picture.bytes, sample.name, "cells")
        #expect(picture.width == Int((list.size.width / 8).rounded()))
        #expect(picture.height == Int((list.size.height / 16).rounded()))
    }
}
