// A view and what it is offered give a placed tree.
import Testing

@MainActor
struct LayoutTests {
    @Test(arguments: LayoutCase.stacks)
    func stacks(_ row: LayoutCase) {
        #expect(row.tree == row.expected)
    }

    @Test(arguments: LayoutCase.frames)
    func frames(_ row: LayoutCase) {
        #expect(row.tree == row.expected)
    }

    @Test(arguments: LayoutCase.rules)
    func rules(_ row: LayoutCase) {
        #expect(row.tree == row.expected)
    }

    @Test(arguments: LayoutCase.grids)
    func grids(_ row: LayoutCase) {
        #expect(row.tree == row.expected)
    }

    @Test(arguments: LayoutCase.guides)
    func guides(_ row: LayoutCase) {
        #expect(row.tree == row.expected)
    }

    /// Twelve stacks in one another would ask a view that keeps no sizes some 4,096 times and more.
    @Test
    func nestedStacksStayCheap() {
        #expect(HostileViews.questionsOfNestedStacks(depth: 12) < 200)
    }

    /// A tree without end is a word to the author, not the end of the process' stack.
    @Test(arguments: [(100, []), (10_000, ["too-deep"])])
    func deepTreesEnd(_ depth: Int, _ codes: [String]) {
        #expect(HostileViews.codesOfNestedViews(depth: depth) == codes)
    }

    /// Archives are read to 64 levels; the entry around a list takes some of them.
    @Test(arguments: [(5, []), (200, ["too-many-layers"])], [false, true])
    func manyEffectsStayWithinAnArchive(_ row: (count: Int, codes: [String]), _ isMask: Bool) throws {
        let found = try HostileViews.levels(ofEffects: row.count, isMask: isMask)
        #expect(found.levels < 58)
        #expect(found.codes == row.codes)
    }

    @Test(arguments: HostileViews.all)
    func hostileNumbersGiveFiniteFrames(_ row: HostileViews) {
        #expect(row.isFinite)
    }
}
