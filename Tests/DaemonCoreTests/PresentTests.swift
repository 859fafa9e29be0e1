// Where the daemon's time comes from.
import Foundation
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

    nonisolated static let instants: [Double] = [
        0, 0.1, 1000.1, -0.1, -62_135_596_800, 489_153_600.3, 978_307_200.1, 1_767_225_600.123456789, 1_767_225_600,
        253_402_300_799.9,
    ]

    /// Whoever dates an entry `Date()` must not date it after the clock's instant.
    @Test(arguments: instants) func anInstantIsOneThatADateShows(_ seconds: Double) {
        let instant = WallInstant(readable: seconds).seconds
        #expect(instant >= seconds && instant - seconds < 1e-4)
        #expect(Date(timeIntervalSince1970: instant).timeIntervalSince1970 == instant)
    }
}
