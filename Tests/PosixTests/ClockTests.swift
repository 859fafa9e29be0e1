// Clocks go forward, and tell when they were set; random names have their length.
import Testing

@testable import Posix

@Suite struct ClockTests {
    @Test func clocksGoForward() {
        let first = Clock.monotonicNow()
        #expect(Clock.monotonicNow() >= first)
        #expect(Clock.wallNow() > 1_700_000_000)
        #expect(Clock.bootNow() >= first)
    }

    /// Readings after the first one: how long each took, what passed on either clock before it, and what it tells.
    static let steps: [(String, [(took: Double, wall: Double, boot: Double, isAfterStep: Bool)])] = [
        ("a quiet day", [(0, 86_400, 86_400, false), (1e-7, 86_400, 86_400, false)]),
        ("an hour ahead", [(1e-7, 3601, 1, true), (1e-7, 1, 1, false)]),
        ("an hour back, and again", [(1e-7, -3599, 1, true), (1e-7, -3599, 1, true), (1e-7, 1, 1, false)]),
        ("a hundredth of a second", [(1e-7, 1.01, 1, true), (1e-7, 0.99, 1, true)]),
        ("less than anybody sees", [(1e-7, 1.0005, 1, false)]),
        ("a long pause within a reading", [(5, 1, 1, false), (1e-7, 3, 3, false), (1e-7, 1, 1, false)]),
        ("a step during a long pause", [(5, 3601, 1, true), (1e-7, 5, 5, false)]),
    ]

    @Test(arguments: steps) func aReadingTellsThatTheClockWasSet(
        _ name: String, _ readings: [(took: Double, wall: Double, boot: Double, isAfterStep: Bool)]
    ) {
        var (wall, boot, pause) = (1_767_225_600.0, 5000.0, 0.0)
        var watch = WallClockWatch(wall: { wall }) {
            defer { (wall, boot, pause) = (wall + pause, boot + pause, 0) }
            return boot
        }
        #expect(!watch.read().isAfterStep)
        for reading in readings {
            (wall, boot, pause) = (wall + reading.wall, boot + reading.boot, reading.took)
            let read = watch.read()
            #expect(read.seconds == wall && read.isAfterStep == reading.isAfterStep, "\(name): \(reading)")
        }
    }

    @Test func theSystemsClockIsNotSetByReadingIt() {
        var watch = WallClockWatch()
        #expect((0..<1000).allSatisfy { _ in !watch.read().isAfterStep })
    }

    @Test(arguments: [0, 1, 8, 15]) func randomNames(digits: Int) {
        let name = randomHex(digits: digits)
        #expect(name.utf8.count == digits)
        #expect(name.allSatisfy { "0123456789abcdef".contains($0) })
    }

    @Test func twoNamesDiffer() {
        #expect(randomHex(digits: 16) != randomHex(digits: 16))
    }
}
