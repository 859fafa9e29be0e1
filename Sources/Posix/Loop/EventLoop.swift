// The loop that a program's main thread lives in: it waits for descriptors, timers, signals and children, and calls
// whoever asked. It never wakes up for itself, and knows no tasks, queues or executors.
import CPosix
import Glibc

/// An epoll loop on the main thread.
@MainActor package final class EventLoop {
    /// What a descriptor is watched for.
    package struct Interest: OptionSet, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        package static let reading = Interest(rawValue: CPOSIX_READABLE)
        package static let writing = Interest(rawValue: CPOSIX_WRITABLE)
    }

    /// What a descriptor is ready for.
    package struct Readiness: OptionSet, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// There are bytes, or the end of the file.
        package static let readable = Readiness(rawValue: CPOSIX_READABLE)
        package static let writable = Readiness(rawValue: CPOSIX_WRITABLE)
        /// The peer is gone, or the descriptor failed.
        package static let hungUp = Readiness(rawValue: CPOSIX_HUNG_UP)
    }

    /// Names a watched descriptor.
    package struct Watch: Hashable, Sendable { let id: UInt64 }

    /// Names a deadline.
    package struct Timer: Hashable, Sendable { let id: UInt64 }

    package typealias Work = @MainActor () -> Void
    package typealias ReadinessHandler = @MainActor (Readiness) -> Void

    /// How often the system woke the loop: a number for tests and for `status`.
    package private(set) var wakeUps = 0
    /// Called after the wall clock was set or the machine woke up.
    package var onClockStep: Work?

    var watches: [UInt64: (descriptor: Descriptor, handler: ReadinessHandler)] = [:]
    var signalDescriptor: Descriptor?
    var signalHandlers: [Signal: Work] = [:]
    private let epoll: Descriptor
    private var lastID: UInt64 = 0
    private var isRunning = false
    private var soon: [Work] = []
    var monotonicTimer: TimerDescriptor
    var wallTimer: TimerDescriptor
    var monotonicDeadlines = DeadlineQueue<Int64, Work>()
    var wallDeadlines = DeadlineQueue<Double, Work>()

    package init() throws(SystemError) {
        epoll = Descriptor(owning: try retrying("epoll_create1") { cposix_epoll_create() }, isSocket: false)
        monotonicTimer = try TimerDescriptor(isWall: false)
        wallTimer = try TimerDescriptor(isWall: true)
        try watchTimers()
    }

    /// Calls the handler each time that the descriptor is ready; the loop holds the descriptor until `unwatch`.
    package func watch(
        _ descriptor: Descriptor, for interest: Interest, _ handler: @escaping ReadinessHandler
    ) throws(SystemError) -> Watch {
        let watch = Watch(id: nextID())
        try add(watch, descriptor, interest, handler)
        return watch
    }

    /// For handlers that end their own watch, which must know its name before it begins.
    func add(
        _ watch: Watch, _ descriptor: Descriptor, _ interest: Interest, _ handler: @escaping ReadinessHandler
    ) throws(SystemError) {
        _ = try retrying("epoll_ctl") {
            cposix_epoll_add(epoll.rawValue, descriptor.rawValue, interest.rawValue, watch.id)
        }
        watches[watch.id] = (descriptor, handler)
    }

    /// Changes what a descriptor is watched for; an empty interest still tells of a peer that is gone.
    package func change(_ watch: Watch, to interest: Interest) throws(SystemError) {
        guard let descriptor = watches[watch.id]?.descriptor else { return }
        _ = try retrying("epoll_ctl") {
            cposix_epoll_modify(epoll.rawValue, descriptor.rawValue, interest.rawValue, watch.id)
        }
    }

    /// Stops watching; the handler is not called any more, not even for what is ready already.
    package func unwatch(_ watch: Watch) {
        guard let descriptor = watches.removeValue(forKey: watch.id)?.descriptor else { return }
        _ = cposix_epoll_remove(epoll.rawValue, descriptor.rawValue)
    }

    /// Calls the work after what is being handled now, before the loop waits again.
    package func afterThisTurn(_ work: @escaping Work) { soon.append(work) }

    /// Serves until `stop` is called.
    package func run() throws(SystemError) {
        isRunning = true
        var ready = [cposix_ready](repeating: cposix_ready(), count: 64)
        while true {
            runSoon()
            if !isRunning { return }
            if try armTimers() { continue }
            let count = try retrying("epoll_wait") {
                cposix_epoll_wait(epoll.rawValue, &ready, CInt(ready.count))
            }
            wakeUps += 1
            for index in 0..<Int(count) {
                watches[ready[index].token]?.handler(Readiness(rawValue: ready[index].readiness))
            }
        }
    }

    /// Lets `run` return after what is being handled now.
    package func stop() { isRunning = false }

    func nextID() -> UInt64 {
        lastID += 1
        return lastID
    }

    private func runSoon() {
        while !soon.isEmpty {
            let work = soon
            soon = []
            for item in work { item() }
        }
    }
}
