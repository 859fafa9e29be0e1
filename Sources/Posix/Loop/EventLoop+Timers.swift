// Deadlines of the loop: one timer a clock, however many deadlines there are.

extension EventLoop {
    /// Calls the work once, at an instant of the clock that never steps.
    @discardableResult
    package func schedule(at monotonicNanoseconds: Int64, _ work: @escaping Work) -> Timer {
        let id = nextID()
        monotonicDeadlines.add(id, at: monotonicNanoseconds, work)
        return Timer(id: id)
    }

    /// Calls the work once, after some seconds of the clock that never steps.
    @discardableResult
    package func schedule(afterSeconds seconds: Double, _ work: @escaping Work) -> Timer {
        // Written so that what is not a number is far away; a hundred years hence is never for a running process.
        let delay = seconds < 3e9 ? Int64(max(0, seconds) * 1e9) : 3_000_000_000_000_000_000
        return schedule(at: Clock.monotonicNow() + delay, work)
    }

    /// Calls the work once, at an instant on the wall clock in seconds since 1970; never before, however far it is.
    @discardableResult
    package func scheduleWall(at seconds: Double, _ work: @escaping Work) -> Timer {
        let id = nextID()
        // What is not a number never comes.
        wallDeadlines.add(id, at: seconds.isNaN ? .infinity : seconds, work)
        return Timer(id: id)
    }

    /// Forgets a deadline; one that has passed or was cancelled before is none.
    package func cancel(_ timer: Timer) {
        monotonicDeadlines.cancel(timer.id)
        wallDeadlines.cancel(timer.id)
    }
}

extension EventLoop {
    /// The system's timers end in the year 2262; beyond 2255 they are armed again when they ring early.
    private static let farthestNanoseconds = 9e18

    func watchTimers() throws(SystemError) {
        _ = try watch(monotonicTimer.descriptor, for: .reading) { [unowned self] _ in monotonicRang() }
        _ = try watch(wallTimer.descriptor, for: .reading) { [unowned self] _ in wallRang() }
    }

    /// True when the wall clock turns out to have been set: whoever asked was told, and deadlines may have changed.
    func armTimers() throws(SystemError) -> Bool {
        _ = try monotonicTimer.arm(at: monotonicDeadlines.next())
        // Always armed: only an armed timer tells that the clock was set.
        let seconds = wallDeadlines.next() ?? .infinity
        let nanoseconds = max(1, min((seconds * 1e9).rounded(.up), Self.farthestNanoseconds))
        let wasSet = try wallTimer.arm(at: Int64(nanoseconds))
        if wasSet { onClockStep?() }
        return wasSet
    }

    private func monotonicRang() {
        acknowledge { () throws(SystemError) in _ = try monotonicTimer.acknowledge() }
        let now = Clock.monotonicNow()
        while let work = monotonicDeadlines.take(dueAt: now) { work() }
    }

    private func wallRang() {
        acknowledge { () throws(SystemError) in
            if try wallTimer.acknowledge() { onClockStep?() }
        }
        let now = Clock.wallNow()
        while let work = wallDeadlines.take(dueAt: now) { work() }
    }

    private func acknowledge(_ body: () throws(SystemError) -> Void) {
        do throws(SystemError) { try body() } catch { preconditionFailure("timer: \(error)") }
    }
}
