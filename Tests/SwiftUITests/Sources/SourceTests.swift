// Sources as authors publish them compile and are drawn.
import Testing

@MainActor
struct SourceTests {
    @Test
    func theFeedOfAnArticle() {
        #expect(
            PublishedViews.feed == """
                fill rounded 49,31.8 60x60 r8 #8e8e9333
                symbol 68.8,51.6 20.4x20.4 photo #8e8e93ff
                text 49,97.2 34x17 "abcd" 17.0/600 #000000ff
                text 49,114.2 24x12 "efgh" 12.0/400 #3c3c4399
                """
        )
    }

    @Test
    func thePhotoOfAnArticle() {
        #expect(PublishedViews.photo == "image 0,-90 338x338 stand-in image WidgetBackground")
    }

    @Test
    func typicalSpellings() {
        #expect(TypicalViews.drawnItems > 40)
    }
}
