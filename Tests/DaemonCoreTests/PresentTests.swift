// Where the daemon's time comes from.
import Foundation
import ReloadService
import Scheduling
import Testing

@testable import DaemonCore

@MainActor @Suite struct PresentTests {
    @Test func aVirtualClockStandsUntilItIsMoved() {
        let present = Present(virtual: 1000)
        #expect(present.isVirtual && present.wall == 1000 && present.virtualSeconds == 1000)
        let process = present.now.process
        #expect(present.now.wall.seconds == 1000 && present.now.monotonic.seconds == 1000)
        present.move(to: WallInstant(seconds: 1060.5))
        #expect(present.now.wall.seconds == 1060.5 && present.now.monotonic.seconds == 1060.5)
        present.move(to: WallInstant(seconds: 1000))
        #expect(present.wall == 1060.5, "it never goes back")
        #expect(present.now.process >= process && present.now.process - process < 1000, "real")
    }

    @Test func theSystemsClockIsNotMoved() {
        let present = Present()
        present.move(to: WallInstant(seconds: 1e12))
        #expect(!present.isVirtual && present.virtualSeconds == nil && present.wall < 1e11)
        let now = present.now
        #expect(now.process.seconds == now.monotonic.seconds)
    }

    /// A start, moves by seconds, and where the clock stands then, in milliseconds since 1970.
    nonisolated static let moves: [(start: Double, by: [Double], end: Int64)] = [
        (1_772_323_200, [3590] + [Double](repeating: 0.1, count: 100), 1_772_326_800_000),
        (1_772_323_200, [Double](repeating: 86.4, count: 1000), 1_772_409_600_000),
        (1_772_323_200, [Double](repeating: 0.001, count: 10_000), 1_772_323_210_000),
        (1_772_323_200.123456789, [0.1 + 0.2], 1_772_323_200_423), (1000, [0.0004], 1_000_000),
        (-1000, [0.3, 0.3, 0.4], -999_000), (253_402_300_000.3, [0.1, 0.1], 253_402_300_000_500),
    ]

    @Test(arguments: moves) func manySmallMovesAreAsLongAsOneLarge(_ start: Double, _ by: [Double], _ end: Int64) throws
    {
        let present = Present(virtual: start)
        for seconds in by {
            let advance = try Advance(.by(seconds), at: present.now.wall)
            present.move(to: try #require(advance.target))
        }
        #expect(present.now.wall.microseconds == end * 1000)
        #expect(Timestamp(present.wall).seconds == present.wall, "what is shown is where it stands")
    }

    /// Instants in microseconds, the next millisecond and the nearest one.
    nonisolated static let milliseconds: [(Int64, next: Int64, nearest: Int64)] = [
        (0, 0, 0), (1, 1000, 0), (499, 1000, 0), (500, 1000, 1000), (999, 1000, 1000), (1000, 1000, 1000), (-1, 0, 0),
        (-500, 0, 0), (-501, 0, -1000), (-1000, -1000, -1000), (.max, .max, .max), (.min, .min, .min),
    ]

    @Test(arguments: milliseconds) func itLiesBetweenTwoMilliseconds(_ at: Int64, _ next: Int64, _ nearest: Int64) {
        let instant = WallInstant(microseconds: at)
        #expect(instant.nextMillisecond == WallInstant(microseconds: next))
        #expect(instant.nearestMillisecond == WallInstant(microseconds: nearest))
    }

    nonisolated static let starts: [Double] = [0, 0.1, 1000.1, -0.1, 489_153_600.3, 1_767_225_600.123456789, 4e9 + 0.7]

    /// Whoever dates an entry `Date()` dates it at the clock's instant, whatever a `Date` can keep of it.
    @Test(arguments: starts) func aDateIsTheInstantThatItWasMadeOf(_ seconds: Double) {
        let instant = Present(virtual: seconds).now.wall
        let date = Date(timeIntervalSince1970: instant.seconds)
        let later = date.addingTimeInterval(900)
        #expect(WallInstant(seconds: date.timeIntervalSince1970) == instant)
        #expect(WallInstant(seconds: later.timeIntervalSince1970) == instant + 900)
    }
}
