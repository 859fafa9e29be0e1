// A view gives display items and diagnostics.
import Testing

@MainActor
struct LoweringTests {
    @Test(arguments: LoweringCase.texts)
    func texts(_ row: LoweringCase) {
        #expect(row.items == row.expected)
        #expect(row.noted == row.codes)
    }

    @Test(arguments: LoweringCase.views)
    func views(_ row: LoweringCase) {
        #expect(row.items == row.expected)
        #expect(row.noted == row.codes)
    }

    @Test(arguments: LoweringCase.symbols)
    func symbols(_ row: LoweringCase) {
        #expect(row.items == row.expected)
        #expect(row.noted == row.codes)
    }

    @Test(arguments: LoweringCase.styles)
    func styles(_ row: LoweringCase) {
        #expect(row.items == row.expected)
        #expect(row.noted == row.codes)
    }

    @Test(arguments: LoweringCase.pictures)
    func pictures(_ row: LoweringCase) {
        #expect(row.items == row.expected)
        #expect(row.noted == row.codes)
    }

    @Test(arguments: LoweringCase.geometry)
    func geometry(_ row: LoweringCase) {
        #expect(row.items == row.expected)
        #expect(row.noted == row.codes)
    }

    @Test(arguments: LoweringCase.effects)
    func effects(_ row: LoweringCase) {
        #expect(row.items == row.expected)
        #expect(row.noted == row.codes)
    }

    @Test(arguments: LoweringCase.shapes)
    func shapes(_ row: LoweringCase) {
        #expect(row.items == row.expected)
        #expect(row.noted == row.codes)
    }
}
