// Pictures that code makes of views.
import Testing

@MainActor
@Suite struct RenderedViewTests {
    @Test(arguments: RenderedView.all)
    func answers(_ row: RenderedView) {
        #expect(row.answer() == row.expected)
    }

    #if Raster
    @Test(arguments: RenderedView.pixels)
    func answersOfPixels(_ row: RenderedView) {
        #expect(row.answer() == row.expected)
    }
    #endif
}
