// Holds work back while somebody writes what it would read, for a bounded time.
import GroupContainer
import Posix
import ReloadService

/// A gate that others close: work passes it in its order, at once or when it opens.
@MainActor final class Gate {
    /// The file whose closing may open the gate.
    private let path: String
    /// In seconds.
    private let patience: Double
    private let loop: EventLoop
    private let isClosed: () -> Bool
    private let onLate: () -> Void
    private var waiting: [() -> Void] = []
    private var watch: EventLoop.Watch?
    private var timer: EventLoop.Timer?

    /// `isClosed` is asked when work comes and each time that a process closes the file; after `patience` seconds
    /// `onLate` is called and the gate opens in any case.
    init(
        closedBy path: String, patience: Double, loop: EventLoop, isClosed: @escaping () -> Bool,
        onLate: @escaping () -> Void
    ) {
        self.path = path
        self.patience = patience
        self.loop = loop
        self.isClosed = isClosed
        self.onLate = onLate
    }

    /// Does the work now, or when the gate opens; work keeps its order.
    func pass(_ work: @escaping () -> Void) {
        if waiting.isEmpty, !isClosed() {
            work()
            return
        }
        waiting.append(work)
        if waiting.count == 1 { wait() }
    }

    private func wait() {
        timer = loop.schedule(afterSeconds: patience) { [unowned self] in
            timer = nil
            onLate()
            open()
        }
        do throws(SystemError) {
            watch = try loop.onClose(ofFileAt: path) { [unowned self] in openIfFree() }
        } catch {
            // Without notices the time limit opens the gate.
            return
        }
        // It may have been opened before anybody watched.
        openIfFree()
    }

    private func openIfFree() { if !isClosed() { open() } }

    private func open() {
        if let watch { loop.unwatch(watch) }
        if let timer { loop.cancel(timer) }
        (watch, timer) = (nil, nil)
        let passing = waiting
        waiting = []
        for work in passing { work() }
    }
}

extension Gate {
    /// Lets work pass unless a host is publishing several files as one change just now.
    convenience init(whilePublishingIn group: Group, loop: EventLoop, log: Log) throws(ContainerError) {
        let lock = try PublishLock(in: group)
        self.init(closedBy: group.publishLock, patience: 2, loop: loop) {
            do throws(ContainerError) {
                return try lock.isHeld()
            } catch {
                // A lock that cannot be looked at holds nobody back.
                return false
            }
        } onLate: {
            log.write(
                .diagnostic,
                ["code": "publish-lock", "message": "a host has held run/publish.lock for 2 s; runs go on without it"]
            )
        }
    }
}
