// Lets runs pass unless a host is publishing several files as one change just now.
import GroupContainer
import Posix
import ReloadService

/// Holds work back while `run/publish.lock` is held, for a bounded time.
@MainActor final class PublishGate {
    private let lock: PublishLock
    private let path: String
    private let loop: EventLoop
    private let log: Log
    private var waiting: [() -> Void] = []
    private var watch: EventLoop.Watch?
    private var timer: EventLoop.Timer?

    /// In seconds.
    private static let patience = 2.0

    init(lock: PublishLock, path: String, loop: EventLoop, log: Log) {
        self.lock = lock
        self.path = path
        self.loop = loop
        self.log = log
    }

    /// Does the work now, or when the host has published; work keeps its order.
    func pass(_ work: @escaping () -> Void) {
        if waiting.isEmpty, !isClosed {
            work()
            return
        }
        waiting.append(work)
        if waiting.count == 1 { wait() }
    }

    private var isClosed: Bool {
        do throws(ContainerError) {
            return try lock.isHeld()
        } catch {
            // A lock that cannot be looked at holds nobody back.
            return false
        }
    }

    private func wait() {
        timer = loop.schedule(afterSeconds: Self.patience) { [unowned self] in
            log.write(
                .diagnostic,
                ["code": "publish-lock", "message": "a host has held run/publish.lock for 2 s; runs go on without it"]
            )
            timer = nil
            open()
        }
        do throws(SystemError) {
            watch = try loop.onClose(ofFileAt: path) { [unowned self] in openIfFree() }
        } catch {
            // Without notices the time limit opens the gate.
            return
        }
        // It may have been given up before anybody watched.
        openIfFree()
    }

    private func openIfFree() { if !isClosed { open() } }

    private func open() {
        if let watch { loop.unwatch(watch) }
        if let timer { loop.cancel(timer) }
        (watch, timer) = (nil, nil)
        let passing = waiting
        waiting = []
        for work in passing { work() }
    }
}
