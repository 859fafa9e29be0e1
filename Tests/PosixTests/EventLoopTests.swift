// The loop calls whoever asked, once for each reason, and otherwise does not wake up.
import FoundationEssentials
import Glibc
import Posix
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(1)), .serialized) struct EventLoopTests {
    @Test func aReadableDescriptorIsTold() throws {
        let loop = try EventLoop()
        let (left, right) = try UnixSocket.pair()
        var bytes: [UInt8] = []
        _ = try loop.watch(left, for: .reading) { readiness in
            #expect(readiness == .readable)
            #expect(throws: Never.self) { try left.read(appendingTo: &bytes) }
            loop.stop()
        }
        try right.writeAll("x")
        try loop.run()
        #expect(bytes == Array("x".utf8))
        #expect(loop.wakeUps == 1)
    }

    @Test func aPeerThatIsGoneIsTold() throws {
        let loop = try EventLoop()
        var pair: (Descriptor, Descriptor?) = try UnixSocket.pair()
        _ = try loop.watch(pair.0, for: []) { readiness in
            #expect(readiness == .hungUp)
            loop.stop()
        }
        pair.1 = nil
        try loop.run()
    }

    @Test func anUnwatchedDescriptorIsNotToldEvenInTheSameTurn() throws {
        let loop = try EventLoop()
        let pairs = [try UnixSocket.pair(), try UnixSocket.pair()]
        let watches = Watches()
        var calls = 0
        for pair in pairs {
            watches.all.append(
                try loop.watch(pair.0, for: .reading) { _ in
                    calls += 1
                    for watch in watches.all { loop.unwatch(watch) }
                    loop.stop()
                }
            )
            try pair.1.writeAll("x")
        }
        try loop.run()
        #expect(calls == 1)
    }

    @Test func interestCanChange() throws {
        let loop = try EventLoop()
        let (left, right) = try UnixSocket.pair()
        var seen: [EventLoop.Readiness] = []
        let watches = Watches()
        watches.all = [
            try loop.watch(left, for: .writing) { readiness in
                seen.append(readiness)
                if readiness == .readable { return loop.stop() }
                #expect(throws: Never.self) {
                    try loop.change(watches.all[0], to: .reading)
                    try right.writeAll("x")
                }
            }
        ]
        try loop.run()
        #expect(seen == [.writable, .readable])
    }

    @Test func timersComeInOrderAndCancelledOnesNever() throws {
        let loop = try EventLoop()
        let now = Clock.monotonicNow()
        var order = ""
        loop.schedule(at: now + 3_000_000) {
            order += "c"
            loop.stop()
        }
        loop.schedule(at: now + 1_000_000) { order += "a" }
        let cancelled = loop.schedule(at: now + 1_500_000) { order += "x" }
        loop.schedule(at: now + 2_000_000) { order += "b" }
        loop.schedule(at: now - 5) { order += "0" }
        loop.cancel(cancelled)
        try loop.run()
        #expect(order == "0abc")
        #expect(Clock.monotonicNow() >= now + 3_000_000)
    }

    /// Dates from the beginning to the end of what a number can hold: those behind come at once, those ahead do not.
    @Test func wallDeadlinesOfAnySize() throws {
        let loop = try EventLoop()
        let now = Clock.wallNow()
        var seen: [Double] = []
        let all: [Double] = [-.infinity, -1e300, -1, 0, now - 1, now + 0.01, now + 1e6, 1e10, 1e300, .infinity, .nan]
        for instant in all {
            loop.scheduleWall(at: instant) {
                seen.append(instant)
                if instant > now { loop.stop() }
            }
        }
        try loop.run()
        #expect(seen == [-.infinity, -1e300, -1, 0, now - 1, now + 0.01])
        #expect(Clock.wallNow() >= now + 0.01)
        #expect(loop.wakeUps <= 4)
    }

    @Test func aTimerFarAwayIsNotEarly() throws {
        let loop = try EventLoop()
        loop.schedule(afterSeconds: .infinity) { Issue.record("infinity has come") }
        loop.schedule(afterSeconds: .nan) { Issue.record("what is no number has come") }
        loop.schedule(at: .max) { Issue.record("the end of time has come") }
        loop.schedule(afterSeconds: -1) { loop.stop() }
        try loop.run()
    }

    /// With descriptors, signals and far timers in place the loop sleeps until the one thing that happens.
    @Test func atRestItDoesNotWakeUp() throws {
        let loop = try EventLoop()
        let pairs = try (0..<10).map { _ in try UnixSocket.pair() }
        for pair in pairs { _ = try loop.watch(pair.0, for: .reading) { _ in Issue.record("nothing was sent") } }
        try loop.onSignal(.hangUp) {}
        loop.scheduleWall(at: 1e300) {}
        loop.schedule(afterSeconds: 0.3) { loop.stop() }
        try loop.run()
        #expect(loop.wakeUps == 1)
    }

    @Test func signalsAreEvents() throws {
        let loop = try EventLoop()
        var seen: [Signal] = []
        for signal in [Signal.user1, .hangUp] {
            try loop.onSignal(signal) {
                seen.append(signal)
                if seen.count == 2 { loop.stop() }
            }
        }
        raise(SIGUSR1)
        raise(SIGHUP)
        try loop.run()
        #expect(Set(seen) == [.user1, .hangUp])
    }

    @Test func theEndOfAChildIsAnEvent() throws {
        let loop = try EventLoop()
        var exits: [ChildProcess.Exit] = []
        for code in ["3", "4"] {
            let child = try ChildProcess.spawn(
                "/bin/sh", arguments: ["sh", "-c", "exit \(code)"], environment: [:], descriptors: [:]
            )
            try loop.onExit(of: child) { exit in
                exits.append(exit)
                if exits.count == 2 { loop.stop() }
            }
        }
        try loop.run()
        #expect(Set(exits.map { "\($0)" }) == ["code(3)", "code(4)"])
    }

    @Test func aLockGivenUpIsAnEvent() throws {
        try withTemporaryFolder { folder in
            let loop = try EventLoop()
            var lock = try Lock.tryAcquire("\(folder)/lock")
            let place = try LockPlace("\(folder)/lock")
            _ = try loop.onClose(ofFileAt: "\(folder)/lock") {
                #expect((try? place.isHeld()) == false)  // A failure is nil, and fails the test too.
                loop.stop()
            }
            #expect(try place.isHeld())
            #expect(lock != nil)
            loop.afterThisTurn { lock = nil }
            try loop.run()
            #expect(loop.wakeUps == 1)
        }
    }

    @Test(arguments: ["a", "folder itself"]) func aRemovalIsAnEvent(_ what: String) throws {
        try withTemporaryFolder { folder in
            let loop = try EventLoop()
            let watched = "\(folder)/watched"
            try AtomicFile.write([1], to: "\(folder)/b", durable: false)
            try FileSystem.makeDirectory(watched)
            if what == "a" { try AtomicFile.write([1], to: "\(watched)/a", durable: false) }
            _ = try loop.onRemoval(inDirectory: watched) { loop.stop() }
            if what == "a" { try FileSystem.remove("\(watched)/a") } else { try FileSystem.removeDirectory(watched) }
            try loop.run()
            #expect(loop.wakeUps == 1)
        }
    }

    @Test func workForAfterTheTurnComesBeforeTheNextWait() throws {
        let loop = try EventLoop()
        var order = ""
        loop.afterThisTurn {
            order += "a"
            loop.afterThisTurn {
                order += "c"
                loop.stop()
            }
        }
        loop.afterThisTurn { order += "b" }
        try loop.run()
        #expect(order == "abc")
        #expect(loop.wakeUps == 0)
    }
}

/// Watches that their own handlers must know.
@MainActor private final class Watches {
    var all: [EventLoop.Watch] = []
}
