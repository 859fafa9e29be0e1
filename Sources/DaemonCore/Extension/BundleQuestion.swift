// Asks a fresh process what the bundle offers; a bundle that traps is told by how the process ended.
import Posix
import ReloadService
import ViewArchive

/// One question to one process, which ends with the answer.
@MainActor final class BundleQuestion {
    /// What was learned: the bundle's description, or why there is none.
    enum Answer {
        case described(BundleDescription)
        case failed(why: String)
    }

    private let loop: EventLoop
    private let log: Log
    private var process: ExtensionProcess?
    private var timer: EventLoop.Timer?
    private var done: ((Answer) -> Void)?
    private var budget = OutputBudget()
    private var lastError: String?

    /// Starts the process; `done` is called once, within the limit in seconds (0 for none).
    init(
        place: ExtensionPlace, loop: EventLoop, present: Present, log: Log, limit: Double,
        _ done: @escaping (Answer) -> Void
    ) throws(SystemError) {
        self.loop = loop
        self.log = log
        self.done = done
        let process = try ExtensionProcess(at: place, instant: present.virtualSeconds, loop: loop) { [self] event in
            handle(event)
        }
        self.process = process
        if limit > 0 {
            timer = loop.schedule(afterSeconds: limit) { [self] in end(.failed(why: "no answer within \(limit) s")) }
        }
        if !process.send(ExtensionRequest(id: 1, instant: present.virtualSeconds, task: .describe)) {
            end(.failed(why: "its process took no request"))
        }
    }

    private func handle(_ event: ExtensionProcess.Event) {
        switch event {
        case .message(.described(1, let description)): end(.described(description))
        case .message(.failed(1, let why)): end(.failed(why: why))
        case .message(.diagnostic(let diagnostic)):
            log.write(.diagnostic, ["code": .text(diagnostic.code), "message": .text(diagnostic.message)])
        case .message: break
        case .nonsense(let what): end(.failed(why: what))
        case .printed(let text, let isError):
            if isError { lastError = text }
            if budget.admit(at: Clock.monotonicNow()).isAdmitted {
                log.write(.extension, ["stream": isError ? "stderr" : "stdout", "text": .text(text)])
            }
        case .ended(let exit):
            let printed = exit.trapReason == nil ? lastError.map { ", after printing: \($0)" } : nil
            end(.failed(why: exit.sentence + (printed ?? "")))
        }
    }

    private func end(_ answer: Answer) {
        guard let done else { return }
        self.done = nil
        if let timer { loop.cancel(timer) }
        process?.kill()
        process = nil
        done(answer)
    }
}
