// Clocks go forward; random names have their length.
import Posix
import Testing

@Suite struct ClockTests {
    @Test func clocksGoForward() {
        let first = Clock.monotonicNow()
        #expect(Clock.monotonicNow() >= first)
        #expect(Clock.wallNow() > 1_700_000_000)
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
