// Layout stays cheap, finite and within the stack, whatever the views.
import Testing

@MainActor
struct LayoutTests {
    /// Twelve stacks in one another would ask a view that keeps no sizes some 4,096 times and more.
    @Test
    func nestedStacksStayCheap() {
        #expect(HostileViews.questionsOfNestedStacks(depth: 12) < 200)
    }

    /// A tree without end is a word to the author, not the end of the process' stack.
    @Test(arguments: DeepViews.all)
    func deepTreesEnd(_ row: DeepViews) {
        #expect(row.codes(depth: 10_000).contains("too-deep"))
    }

    @Test func viewsThatHoldThemselvesEnd() {
        #expect(Picture().codes(EndlessView()) == ["too-deep"])
    }

    /// A thread has 8 MiB of stack, of which authors' code needs its part.
    @Test(arguments: DeepViews.all)
    func deepTreesLeaveStack(_ row: DeepViews) throws {
        let bytes = try #require(row.stackOfDeepestTree)
        #expect(bytes > 0 && bytes < 4 << 20, "\(row) takes \(bytes) bytes")
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
