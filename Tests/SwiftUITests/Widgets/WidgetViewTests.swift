// Views of complete widgets, written as authors write them, compile and are drawn without a word of complaint.
import Testing

@MainActor
struct WidgetViewTests {
    @Test(arguments: WidgetViewCase.all)
    func saysWhatItShows(_ row: WidgetViewCase) {
        #expect(row.text == row.expected)
    }

    @Test(arguments: WidgetViewCase.all)
    func complainsInNoAppearance(_ row: WidgetViewCase) {
        #expect(row.complaints.isEmpty)
    }
}
