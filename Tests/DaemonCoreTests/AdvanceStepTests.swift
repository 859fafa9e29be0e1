// Where a clock goes next: a schedule, a goal, and the step that follows.
import ReloadService
import Scheduling
import Testing
import ViewArchive

@testable import DaemonCore

@Suite struct AdvanceStepTests {
    /// A widget whose run at 1000 gave entries at these instants, or failed without any.
    /// `changes` is when live text in its picture moves on, which is drawn again at full minutes.
    private static func scheduler(
        _ dates: [Double], _ policy: ReloadPolicy = .never, changes: Double? = nil
    ) -> Scheduler {
        var scheduler = Scheduler()
        _ = scheduler.handle(.installed(.init(widget: "a", kind: "k")), at: now)
        let result: Scheduler.RunResult =
            dates.isEmpty
            ? .failed(why: "trap")
            : .archived(ArchivedTimeline(generation: 1, dates: dates, policy: policy), seconds: 0)
        _ = scheduler.handle(.runEnded("a", generation: 1, result), at: now)
        if dates.isEmpty {
            // The placeholder fails as well.
            _ = scheduler.handle(.runEnded("a", generation: 2, .failed(why: "trap")), at: now)
        } else {
            let change = changes.map { WallInstant(seconds: $0) }
            _ = scheduler.handle(.drawn("a", .init(.rendered, nextChange: change)), at: now)
        }
        return scheduler
    }

    private static let now = Now(
        wall: WallInstant(seconds: 1000), monotonic: MonotonicInstant(seconds: 1000),
        process: ProcessDeadline(seconds: 5)
    )

    private static func visit(_ seconds: Double, showsLive: Bool = true) -> Advance.Step {
        .visit(.init(WallInstant(seconds: seconds), showsLive: showsLive))
    }
    private static func end(_ seconds: Double, _ stop: Advanced.Stop) -> Advance.Step {
        .end(WallInstant(seconds: seconds), stop)
    }

    struct Row: Sendable {
        let dates: [Double]
        var policy = ReloadPolicy.never
        var changes: Double?
        var isWatched = false
        let goal: AdvanceCall.Goal
        let step: Advance.Step
    }

    static let rows: [Row] = [
        Row(dates: [1000, 1060, 1120], goal: .by(3600), step: visit(1060)),
        Row(dates: [1000, 1060, 1120], goal: .by(60), step: visit(1060)),
        Row(dates: [1000, 1060, 1120], goal: .by(59), step: end(1059, .target)),
        Row(dates: [1000, 1060, 1120], goal: .to(1030.5, text: ""), step: end(1030.5, .target)),
        Row(dates: [1000], goal: .by(0), step: end(1000, .target)),
        Row(dates: [1000], policy: .after(1600), goal: .by(3600), step: visit(1600)),
        Row(dates: [1000], policy: .after(999), goal: .by(3600), step: visit(1900)),
        Row(dates: [], goal: .by(3600), step: visit(1001)),
        Row(dates: [1000, 1060], goal: .untilIdle, step: end(1000, .idle)),
        Row(dates: [1000], policy: .after(1000.5), goal: .untilIdle, step: end(1000, .idle)),
        Row(dates: [], goal: .untilIdle, step: visit(1001)),
        // Live text that somebody sees move on is drawn each time.
        Row(dates: [1000, 1500], changes: 1001, isWatched: true, goal: .by(3600), step: visit(1020)),
        Row(dates: [1000, 1010], changes: 1001, isWatched: true, goal: .by(3600), step: visit(1010)),
        // Else at the last full minute before the goal, and nowhere on the way there.
        Row(dates: [1000], changes: 1001, goal: .by(3600), step: visit(4560)),
        Row(dates: [1000, 1500], changes: 1001, goal: .by(3600), step: visit(1500, showsLive: false)),
        Row(dates: [1000, 4590], changes: 1001, goal: .by(3600), step: visit(4560)),
        Row(dates: [1000, 4560], changes: 1001, goal: .by(3600), step: visit(4560)),
        Row(dates: [1000], changes: 1001, goal: .by(19), step: end(1019, .target)),
        Row(dates: [1000], changes: 4570, goal: .by(3600), step: end(4600, .target)),
        Row(dates: [1000], policy: .after(1500), changes: 1001, goal: .untilIdle, step: end(1000, .idle)),
    ]

    @Test(arguments: rows) func theNextInstantIsVisitedOrTheGoalReached(_ row: Row) throws {
        let scheduler = Self.scheduler(row.dates, row.policy, changes: row.changes)
        #expect(scheduler.isQuiet)
        let advance = try Advance(row.goal, at: Self.now.wall)
        #expect(advance.next(scheduler, at: Self.now, isWatched: row.isWatched) == row.step)
    }

    @Test func retriesAreFollowedForAnHour() throws {
        let start = WallInstant(seconds: 1000 - 3600)
        let advance = try Advance(.untilIdle, at: start)
        #expect(advance.next(Self.scheduler([]), at: Self.now, isWatched: false) == Self.end(1000, .endless))
    }

    /// An instant that a tick has passed over is visited again, and the clock does not go back for it.
    @Test func nothingIsVisitedInThePast() throws {
        var later = Self.now
        later.wall = WallInstant(seconds: 1100)
        let advance = try Advance(.by(10), at: later.wall)
        #expect(advance.next(Self.scheduler([1000, 1060]), at: later, isWatched: false) == Self.visit(1100))
    }

    static let refused: [(AdvanceCall.Goal, String)] = [
        (
            .to(999, text: "1970-01-01T00:16:39Z"),
            "to: 1970-01-01T00:16:39Z lies before the clock's now, 1970-01-01T00:16:40.000Z: time goes forward only"
        ),
        (
            .to(1001 + 3660 * 86_400, text: "1980-01-09T00:16:41Z"),
            "to: 1980-01-09T00:16:41Z lies more than 3660 days after the clock's now, 1970-01-01T00:16:40.000Z: "
                + "one move goes no further"
        ),
    ]

    @Test(arguments: refused) func otherGoalsAreRefused(_ goal: AdvanceCall.Goal, _ sentence: String) {
        #expect { _ = try Advance(goal, at: Self.now.wall) } throws: { ($0 as? ServiceError)?.message == sentence }
    }

    @Test func noClockGoesBeyondTheCalendar() {
        let late = WallInstant(seconds: 253_402_300_799)
        for (goal, param) in [(AdvanceCall.Goal.by(1), "by"), (.to(253_402_300_800, text: ""), "to")] {
            #expect {
                _ = try Advance(goal, at: late)
            } throws: {
                ($0 as? ServiceError)?.message == "\(param): the clock ends with the year 9999"
            }
        }
    }

    @Test func ofManyHappeningsTheNewestAreKept() {
        var happenings = Happenings()
        for number in 0..<3500 {
            happenings.add(Happening(time: Timestamp(Double(number)), event: number % 7 == 0 ? .failure : .snapshot))
        }
        #expect(happenings.counts == .init(snapshots: 3000, failures: 500))
        let (happened, omitted) = happenings.finish()
        #expect(happened.count == 1000 && omitted == 2500)
        #expect(happened.first?.time == Timestamp(2500) && happened.last?.time == Timestamp(3499))
    }
}
