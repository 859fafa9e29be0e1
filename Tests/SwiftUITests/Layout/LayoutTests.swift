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

    @Test(arguments: HostileViews.all)
    func hostileNumbersGiveFiniteFrames(_ row: HostileViews) {
        #expect(row.isFinite)
    }
}
