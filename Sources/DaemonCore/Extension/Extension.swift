// The extension of one kind: a process when there is work, and the one run that it has in flight.
import Posix
import ReloadService
import ViewArchive

/// Runs a kind's provider, one run after another, each in a living process.
@MainActor final class Extension {
    /// How a run ended.
    enum Outcome: Equatable {
        /// The archive is written.
        case archived
        case failed(why: String)
    }

    let kind: String
    private let place: ExtensionPlace
    private let loop: EventLoop
    private let present: Present
    private let log: Log
    private let limits: ExtensionLimits
    /// Widget code asks for a reload; nil for all kinds.
    private let onReload: (String?) -> Void
    /// A process has ended, of itself or not.
    private let onEnd: () -> Void

    /// What runs leave under way; asked for under a virtual clock only.
    let settling: Settling
    private var process: Living?
    private var run: Run?
    private var lastID = 0
    private var lastNumber = 0
    private var budget = OutputBudget()
    private var idleTimer: EventLoop.Timer?

    /// The process that runs are given to.
    private struct Living {
        let number: Int
        let process: ExtensionProcess
        let memory: MemoryWatch?
    }

    /// The run in flight.
    private struct Run {
        let request: ExtensionRequest
        let done: (Outcome) -> Void
        /// Whether its process was started for it.
        var isFirst = false
    }

    /// How long a process may take to end by itself.
    private static let patience = 5.0

    init(
        kind: String, place: ExtensionPlace, loop: EventLoop, present: Present, log: Log, limits: ExtensionLimits,
        onReload: @escaping (String?) -> Void, onEnd: @escaping () -> Void = {}
    ) {
        self.kind = kind
        self.place = place
        self.loop = loop
        self.present = present
        self.log = log
        self.limits = limits
        self.onReload = onReload
        self.onEnd = onEnd
        settling = Settling(kind: kind, patience: limits.afterRun, loop: loop, log: log)
    }

    /// The process' id, which is also its group's; nil when there is none.
    var processID: Int32? { process?.process.child.id }

    /// Asks for a run; `done` is called once, unless the run is abandoned.
    func start(_ request: RunRequest, _ done: @escaping (Outcome) -> Void) {
        if let idleTimer { loop.cancel(idleTimer) }
        idleTimer = nil
        lastID += 1
        let asked = ExtensionRequest(id: lastID, instant: present.virtualSeconds, task: .run(request))
        run = Run(request: asked, done: done)
        // A process that ended while it was idle is found when it takes no request: then a fresh one gets it.
        if let process, process.process.send(asked) {
            watchMemory()
            return
        }
        endProcess()
        startFresh()
    }

    /// Gives the run to a process of its own.
    private func startFresh() {
        guard let asked = run?.request else { return }
        run?.isFirst = true
        do throws(SystemError) {
            let fresh = try startProcess()
            if fresh.send(asked) {
                watchMemory()
                return
            }
            endRun(.failed(why: "its process took no request"))
        } catch {
            endRun(.failed(why: "its process could not be started: \(error)"))
        }
    }

    /// Whether nothing is under way any more in its process.
    var isSettled: Bool { settling.isSettled }

    /// Ends the process with its run, about which nobody wants to know any more.
    func abandon() {
        run = nil
        endProcess()
    }

    private func endProcess() {
        process?.memory?.end()
        process?.process.kill()
        process = nil
        settling.end()
    }

    private func watchMemory() {
        process?.memory?.begin { [unowned self] why in endRun(.failed(why: endGreedyProcess(why))) }
    }

    private func endGreedyProcess(_ why: String) -> String {
        log.write(.extension, ["kind": .text(kind), "pid": .integer(Int(processID ?? 0)), "ended": .text(why)])
        endProcess()
        return why
    }

    private func startProcess() throws(SystemError) -> ExtensionProcess {
        lastNumber += 1
        let number = lastNumber
        let fresh = try ExtensionProcess(at: place, instant: present.virtualSeconds, loop: loop) { [self] event in
            handle(event, from: number)
        }
        let memory = limits.memory.map { MemoryWatch($0, of: fresh.child.id, loop: loop) }
        process = Living(number: number, process: fresh, memory: memory)
        return fresh
    }

    private func handle(_ event: ExtensionProcess.Event, from number: Int) {
        let isCurrent = number == process?.number
        switch event {
        case .printed(let text, let isError): logPrinted(text, isError: isError)
        case .message(let message): if isCurrent { handle(message) }
        case .nonsense(let what):
            log.write(.diagnostic, ["kind": .text(kind), "code": "extension-message", "message": .text(what)])
            if isCurrent { process?.process.kill() }
        case .ended(let end):
            onEnd()
            if isCurrent { processEnded(end) }
        }
    }

    private func processEnded(_ end: ProcessEnd) {
        let why = end.sentence
        log.write(.extension, ["kind": .text(kind), "pid": .integer(Int(processID ?? 0)), "ended": .text(why)])
        process?.memory?.end()
        process = nil
        settling.end()
        // A run that the process never read of has not begun. Once only: a bundle may trap before it reads anything.
        if end.leftRequest, run?.isFirst == false { startFresh() } else { endRun(.failed(why: why)) }
    }

    private func handle(_ message: ExtensionMessage) {
        switch message {
        case .ready(let memory): process?.memory?.ready = memory
        case .described, .parameters, .performed: break
        case .archived(let id):
            guard id == run?.request.id else { return }
            // Nobody looked since the last time, or at all: a run is short.
            if let why = process?.memory?.look() {
                endRun(.failed(why: endGreedyProcess(why)))
            } else {
                endRun(.archived)
            }
        case .failed(let id, let why): if id == run?.request.id { endRun(.failed(why: why)) }
        case .settled(let id): settling.answered(id)
        case .reload(let kind): onReload(kind)
        case .diagnostic(let diagnostic):
            log.write(
                .diagnostic,
                ["kind": .text(kind), "code": .text(diagnostic.code), "message": .text(diagnostic.message)]
            )
        }
    }

    private func endRun(_ outcome: Outcome) {
        guard let ended = run else { return }
        run = nil
        process?.memory?.end()
        planIdleEnd()
        ended.done(outcome)
        if present.isVirtual, run == nil { askWhetherSettled() }
    }

    private func askWhetherSettled() {
        lastID += 1
        // A process that takes no question has nothing under way that would be waited for.
        guard let process, process.process.send(ExtensionRequest(id: lastID, task: .settle)) else { return }
        settling.ask(lastID)
    }

    private func planIdleEnd() {
        guard process != nil, limits.idle > 0 else { return }
        idleTimer = loop.schedule(afterSeconds: limits.idle) { [unowned self] in endIdleProcess() }
    }

    private func endIdleProcess() {
        guard let idle = process?.process else { return }
        if OpenSockets.hasInet(idle.child.id) {
            planIdleEnd()
            return
        }
        process = nil
        idle.close()
        loop.schedule(afterSeconds: Self.patience) { [weak idle] in idle?.kill() }
    }

    private func logPrinted(_ text: String, isError: Bool) {
        let (isAdmitted, dropped) = budget.admit(at: Clock.monotonicNow())
        guard isAdmitted else { return }
        log.write(
            .extension,
            [
                "kind": .text(kind), "stream": isError ? "stderr" : "stdout",
                "dropped": dropped > 0 ? .integer(dropped) : nil, "text": .text(text),
            ]
        )
    }
}
