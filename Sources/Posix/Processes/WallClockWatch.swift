// Whether the wall clock was set, told by every reading of it: a timer tells so too, but only later.

/// Reads the wall clock and notices when it was set since the reading before.
///
/// Both clocks run at the same rate, however the system disciplines them, and both go on while the machine sleeps: what
/// lies between them changes only when the wall clock is set. A reading takes some time, so it is known within bounds.
package struct WallClockWatch {
    /// A reading of the wall clock, in seconds since 1970.
    package typealias Reading = (seconds: Double, isAfterStep: Bool)

    /// Seconds; less than this is no step that anybody could see.
    private static let tolerance = 0.001
    private let wall: () -> Double
    private let boot: () -> Double
    private var known: ClosedRange<Double>?

    package init() {
        self.init(wall: Clock.wallNow) { Double(Clock.bootNow()) / 1e9 }
    }

    init(wall: @escaping () -> Double, boot: @escaping () -> Double) {
        self.wall = wall
        self.boot = boot
    }

    package mutating func read() -> Reading {
        let before = boot()
        let seconds = wall()
        let after = max(before, boot())
        let seen = (seconds - after)...(seconds - before)
        guard let known else {
            known = seen
            return (seconds, false)
        }
        let lower = max(known.lowerBound, seen.lowerBound)
        let upper = min(known.upperBound, seen.upperBound)
        if lower - upper > Self.tolerance {
            self.known = seen
            return (seconds, true)
        }
        self.known = min(lower, upper)...max(lower, upper)
        return (seconds, false)
    }
}
