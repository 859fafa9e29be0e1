// Samples as PNG, compared pixel by pixel with golden files.
#if Raster
import FoundationEssentials
import Imaging
import RasterRendering
import Testing
import ViewArchive

@Suite struct PicturesTests {
    @Test(arguments: Sample.all)
    func sampleLooksAsBefore(_ sample: Sample) throws {
        let renderer = try #require(RasterRenderer.make(systemFonts: false))
        let list = sample.make(renderer)
        let picture = renderer.draw(list, scale: 2, corners: .square, pixels: TestPixels.find)
        try Golden.check(picture.bytes, sample.name, "png") { golden, actual in
            try TestPNG.pixels(ofFile: golden).bytes == TestPNG.pixels(ofFile: actual).bytes
        }
        let expected = sample.name == "stand-ins" ? ["the picture gone is missing"] : []
        #expect(picture.diagnostics == expected)
        #expect(picture.width == Int(list.size.width * 2))
    }
}
#endif
