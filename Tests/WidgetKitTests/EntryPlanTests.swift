// The rules for a timeline's entries, a row each.
import Testing
import ViewArchive

@testable import WidgetKit

@Suite struct EntryPlanTests {
    @Test(
        arguments: [
            // dates, now, order, dates kept, whether a placeholder is needed
            ([10, 20, 30], 15, [0, 1, 2], [10, 20, 30], false),
            ([30, 10, 20], 15, [1, 2, 0], [10, 20, 30], false),
            ([20, 20, 10], 20, [2, 0, 1], [10, 20, 20], false),
            ([20], 20, [0], [20], false),
            ([20, 30], 19.5, [0, 1], [20, 30], true),
            ([-1e12, 1e12], 0, [0, 1], [-1e12, 1e12], false),
        ] as [([Double], Double, [Int], [Double], Bool)]
    )
    func sorts(dates: [Double], now: Double, order: [Int], kept: [Double], needsPlaceholder: Bool) throws {
        let plan = try EntryPlan(dates: dates, policy: .never, now: now)
        #expect(plan.order == order)
        #expect(plan.dates == kept)
        #expect(plan.needsPlaceholder == needsPlaceholder)
        #expect(plan.diagnostics.isEmpty)
    }

    @Test(
        arguments: [
            ([], .atEnd, "no entries"),
            ([1, .nan, 3], .atEnd, "the date of entry 2 of 3 is not finite"),
            ([.infinity], .atEnd, "the date of entry 1 of 1 is not finite"),
            ([1], .after(.infinity), "the date of the policy .after is not finite"),
        ] as [([Double], ReloadPolicy, String)]
    )
    func refuses(dates: [Double], policy: ReloadPolicy, why: String) {
        #expect(throws: RunFailure(why)) { try EntryPlan(dates: dates, policy: policy, now: 0) }
    }

    @Test func refusesMoreThanAMillion() {
        let dates = [Double](repeating: 1, count: EntryPlan.mostEntries + 1)
        #expect(throws: RunFailure("1000001 entries are more than 1000000")) {
            try EntryPlan(dates: dates, policy: .atEnd, now: 0)
        }
    }

    @Test(
        arguments: [
            // With entry k at date k, what is kept of 10,500.
            (-1, 0, 10_000), (0, 0, 10_000), (300.5, 300, 10_000), (1000, 1000, 9_500), (99_999, 10_499, 1),
        ] as [(Double, Int, Int)]
    )
    func keepsFromTheOneThatIsDue(now: Double, first: Int, count: Int) throws {
        let plan = try EntryPlan(dates: (0..<10_500).map(Double.init), policy: .atEnd, now: now)
        #expect(plan.order == Array(first..<first + count))
        #expect(plan.policy == .atEnd)
        #expect(
            plan.diagnostics.map(\.message)
                == ["Of 10500 entries \(count) are kept, from the one that is due."]
        )
    }

    @Test func aPlaceholderNeedsNoEntries() throws {
        #expect(try EntryPlan(dates: [], policy: .never, now: 0, isPlaceholder: true).needsPlaceholder)
    }
}
