// How much of what widget code prints reaches the log.

/// Lines that a process may still log; what is over is counted and reported with the next line that passes.
struct OutputBudget: Equatable {
    /// Lines in a window.
    var lines = 200
    /// In nanoseconds of the monotonic clock.
    var window: Int64 = 10_000_000_000
    private var windowStart: Int64 = 0
    private var used = 0
    private(set) var dropped = 0

    init(lines: Int = 200, window: Int64 = 10_000_000_000) {
        self.lines = lines
        self.window = window
    }

    /// Whether a line may be logged, and how many were dropped before it.
    mutating func admit(at now: Int64) -> (isAdmitted: Bool, droppedBefore: Int) {
        if used == 0 || now - windowStart >= window {
            windowStart = now
            used = 0
        }
        guard used < lines else {
            dropped += 1
            return (false, 0)
        }
        used += 1
        return (true, takeDropped())
    }

    /// What was dropped and not reported yet.
    mutating func takeDropped() -> Int {
        let count = dropped
        dropped = 0
        return count
    }
}
