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
    private let passesLate: Bool
    private var waiting: [() -> Void] = []
    /// Whether it opened late, and nobody has closed the file since: what follows has waited long enough, too.
    private var isForced = false
    private var watch: EventLoop.Watch?
    private var timer: EventLoop.Timer?

    /// `isClosed` is asked when work comes and each time that a process closes the file; after `patience` seconds
    /// `onLate` is called and the gate opens in any case. With `passesLate` work that comes afterwards passes at once
    /// until a process closes the file, or `rest` is called: it does not wait `patience` seconds each.
    init(
        closedBy path: String, patience: Double, passesLate: Bool = false, loop: EventLoop,
        isClosed: @escaping () -> Bool, onLate: @escaping () -> Void
    ) {
        self.path = path
        self.patience = patience
        self.passesLate = passesLate
        self.loop = loop
        self.isClosed = isClosed
        self.onLate = onLate
    }

    /// Does the work now, or when the gate opens; work keeps its order.
    func pass(_ work: @escaping () -> Void) {
        if waiting.isEmpty, isOpen {
            work()
            return
        }
        waiting.append(work)
        if waiting.count == 1 { wait() }
    }

    /// What is one piece of work with what opened the gate late is over: what comes now waits again.
    func rest() {
        guard isForced else { return }
        isForced = false
        unwatch()
    }

    private var isOpen: Bool {
        if isClosed() { return isForced }
        rest()
        return true
    }

    private func wait() {
        timer = loop.schedule(afterSeconds: patience) { [unowned self] in
            timer = nil
            onLate()
            // Still watched: whoever closes the file may have given it up, and who has it then is another.
            if passesLate { isForced = true } else { unwatch() }
            open()
        }
        do throws(SystemError) {
            watch = try loop.onClose(ofFileAt: path) { [unowned self] in fileWasClosed() }
        } catch {
            // Without notices the time limit opens the gate.
            return
        }
        // It may have been opened before anybody watched.
        fileWasClosed()
    }

    private func fileWasClosed() {
        if isForced {
            rest()
        } else if !isClosed() {
            unwatch()
            open()
        }
    }

    private func unwatch() {
        if let watch { loop.unwatch(watch) }
        watch = nil
    }

    private func open() {
        if let timer { loop.cancel(timer) }
        timer = nil
        let passing = waiting
        waiting = []
        for work in passing { work() }
    }
}

extension Gate {
    /// Lets work pass unless a host is publishing several files as one change just now.
    convenience init(whilePublishingIn group: Group, loop: EventLoop, log: Log) throws(ContainerError) {
        let lock = try PublishLock(in: group)
        self.init(closedBy: group.publishLock, patience: 2, passesLate: true, loop: loop) {
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
