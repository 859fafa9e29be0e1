// Every row of the layout table is laid out and compared.
import Testing

@MainActor
struct LayoutTableTests {
    @Test(arguments: LayoutRow.all)
    func frames(_ row: LayoutRow) {
        #expect(row.tree == row.frames, "\(row.rule.text) \(row.arithmetic)")
    }

    /// A row without its arithmetic, or twice the same row, proves nothing.
    @Test func rowsAreWhole() {
        #expect(LayoutRow.all.count >= 150)
        #expect(Set(LayoutRow.all.map(\.description)).count == LayoutRow.all.count)
        #expect(LayoutRow.all.allSatisfy { !$0.arithmetic.isEmpty && !$0.frames.isEmpty })
    }
}

extension LayoutRow {
    static let all =
        leaves + shares + priorities + distances + spacers + alignments + guides + baselines
        + fixedFrames + flexibleFrames + fixedSizes + proportions + movedViews + attachments + paddings + safeAreas
        + readers + nested + grids + spans + lazyGrids + lazyStacks + layouts + groups + oddNumbers
}
