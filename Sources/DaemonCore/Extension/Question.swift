// Asks a fresh process something about the bundle; a bundle that traps is told by how the process ended.
import Posix
import ReloadService
import ViewArchive

/// Asks what the bundle offers.
typealias BundleQuestion = Question<BundleDescription>

/// One question to one process, which ends with the answer.
@MainActor final class Question<Content> {
    /// What was learned, or why nothing was.
    enum Answer {
        case told(Content)
        case failed(why: String)
    }

    private let kind: String?
    private let loop: EventLoop
    private let log: Log
    /// What a message says, if it is the answer.
    private let take: (ExtensionMessage) -> Content?
    private var process: ExtensionProcess?
    private var timer: EventLoop.Timer?
    private var done: ((Answer) -> Void)?
    private var budget = OutputBudget()
    private var lastError: String?

    /// Starts the process; `done` is called once, within the limit in seconds (0 for none).
    init(
        _ task: ExtensionRequest.Task, place: ExtensionPlace, loop: EventLoop, present: Present, log: Log,
        limit: Double, taking take: @escaping (ExtensionMessage) -> Content?, _ done: @escaping (Answer) -> Void
    ) throws(SystemError) {
        kind = place.kind
        self.take = take
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
        if !process.send(ExtensionRequest(id: 1, instant: present.virtualSeconds, task: task)) {
            end(.failed(why: "its process took no request"))
        }
    }

    /// The process' id, which is also its group's; nil when it has answered.
    var processID: Int32? { process?.child.id }

    /// Ends the process; nobody wants to know any more.
    func abandon() {
        done = nil
        if let timer { loop.cancel(timer) }
        process?.kill()
        process = nil
    }

    private func handle(_ event: ExtensionProcess.Event) {
        switch event {
        case .message(.failed(1, let why)): end(.failed(why: why))
        case .message(.diagnostic(let diagnostic)):
            log.write(
                .diagnostic,
                [
                    "kind": kind.map { .text($0) }, "code": .text(diagnostic.code),
                    "message": .text(diagnostic.message),
                ]
            )
        case .message(let message): if let content = take(message) { end(.told(content)) }
        case .nonsense(let what): end(.failed(why: what))
        case .printed(let text, let isError):
            if isError { lastError = text }
            if budget.admit(at: Clock.monotonicNow()).isAdmitted {
                log.write(
                    .extension,
                    [
                        "kind": kind.map { .text($0) }, "stream": isError ? "stderr" : "stdout", "text": .text(text),
                    ]
                )
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

extension Question where Content == BundleDescription {
    convenience init(
        place: ExtensionPlace, loop: EventLoop, present: Present, log: Log, limit: Double,
        _ done: @escaping (Answer) -> Void
    ) throws(SystemError) {
        try self.init(
            .describe, place: place, loop: loop, present: present, log: log, limit: limit,
            taking: { if case .described(1, let description) = $0 { description } else { nil } }, done
        )
    }
}
