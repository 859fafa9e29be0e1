// Which of all that can lead to a run is named.
import ReloadService
import Scheduling
import Testing
import ViewArchive

@testable import DaemonCore

@Suite struct NextRunTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var reason: NextRunReason
        var at: Double?
        var isHeld = false
        var make: @Sendable (inout Scheduler.Status) -> Void
        var testDescription: String { "\(reason.rawValue) at \(at ?? .nan)" }
    }

    static let rows = [
        Row(reason: .never, at: nil) { _ in },
        Row(reason: .none, at: nil) { $0.policy = nil },
        Row(reason: .atEnd, at: 50) { ($0.policy, $0.nextRun) = (.atEnd, .policy(WallInstant(seconds: 50))) },
        Row(reason: .after, at: 50) { ($0.policy, $0.nextRun) = (.after(50), .policy(WallInstant(seconds: 50))) },
        Row(reason: .minimumInterval, at: 51) { $0.nextRun = .minimumInterval(WallInstant(seconds: 51)) },
        Row(reason: .idle, at: 900) { $0.nextRun = .idle(WallInstant(seconds: 900)) },
        Row(reason: .backOff, at: 4) { $0.nextRun = .retry(WallInstant(seconds: 4), failures: 2) },
        // What comes sooner decides.
        Row(reason: .damping, at: 7) { $0.dampedUntil = WallInstant(seconds: 7) },
        Row(reason: .damping, at: 7) {
            ($0.dampedUntil, $0.nextRun) = (WallInstant(seconds: 7), .idle(WallInstant(seconds: 8)))
        },
        Row(reason: .backOff, at: 6) {
            ($0.dampedUntil, $0.nextRun) = (
                WallInstant(seconds: 7), .retry(WallInstant(seconds: 6), failures: 1)
            )
        },
        Row(reason: .noPlace, at: nil) { $0.wait = .init(origin: Origin(.start), reason: .place) },
        Row(reason: .kindBusy, at: nil) {
            $0.wait = .init(origin: Origin(.start), reason: .run("A.m", generation: 3))
        },
        Row(reason: .running, at: nil) { $0.run = run },
        Row(reason: .running, at: nil) {
            $0.run = run
            $0.wait = .init(origin: Origin(.reload), reason: .run("A.s", generation: 2))
        },
        Row(reason: .publishLock, at: nil, isHeld: true) { $0.run = run },
    ]

    private static let run = Scheduler.InFlight(
        run: .init(widget: "A.s", kind: "A", generation: 2, origin: Origin(.reload)), seconds: 1, limit: 30)

    @Test(arguments: rows) func names(_ row: Row) throws {
        var scheduler = Scheduler()
        let now = Now(
            wall: WallInstant(seconds: 0), monotonic: MonotonicInstant(seconds: 0),
            process: ProcessDeadline(seconds: 0))
        _ = scheduler.handle(.installed(.init(widget: "A.s", kind: "A")), at: now)
        let archived = ArchivedTimeline(generation: 1, dates: [0], policy: .never)
        _ = scheduler.handle(.runEnded("A.s", generation: 1, .archived(archived, seconds: 0)), at: now)
        var status = try #require(scheduler.status(of: "A.s", at: now))
        row.make(&status)
        #expect(NextRun(status, isHeld: row.isHeld) == NextRun(at: row.at.map { WallInstant(seconds: $0) }, row.reason))
    }
}
