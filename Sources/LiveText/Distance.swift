// How far an instant lies from a date in whole seconds, and when that number changes.

/// The whole seconds from a date to an instant; what is left over is not yet past.
///
/// So a countdown shows each number for one second and reaches 0 on the date, and what counts up leaves 0 a second
/// after it.
struct Distance {
    private let date: Double
    private let instant: Double
    /// Below 0 before the date.
    private let seconds: Int

    init(from date: Double, at instant: Double) {
        self.date = date
        self.instant = instant
        seconds = Self.floor(instant - date)
    }

    var isFuture: Bool { seconds < 0 }
    var length: Int { abs(seconds) }

    /// When `length`, counted in whole steps, differs next.
    func next(step: Int) -> Double {
        // The future comes nearer: a step is left behind one second after its last full second.
        let next = isFuture ? -(length / step * step - 1) : (length / step + 1) * step
        return Self.instant(date, plus: next, after: instant)
    }

    /// Whole seconds at or below; a millisecond is taken off the noise of large dates.
    static func floor(_ seconds: Double) -> Int {
        Int(((seconds * 1000).rounded() / 1000).rounded(.down))
    }

    /// A date plus whole seconds, and in any case after an instant.
    static func instant(_ date: Double, plus seconds: Int, after instant: Double) -> Double {
        let sum = date + Double(seconds)
        return sum > instant ? sum : sum + 0.001
    }
}
