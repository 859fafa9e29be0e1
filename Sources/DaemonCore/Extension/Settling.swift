// Under a virtual clock: whether what a run left under way in its process, such as downloads, has ended.
import Posix
import ReloadService

/// One process' answer to the question whether it is at rest.
@MainActor final class Settling {
    private let kind: String
    private let patience: Double?
    private let loop: EventLoop
    private let log: Log
    private var asked: Int?
    private var timer: EventLoop.Timer?
    /// It is at rest, or counts as such.
    var onEnd: () -> Void = {}

    /// `patience` is in seconds: what lasts longer than a provider may counts as at rest; nil for no limit.
    init(kind: String, patience: Double?, loop: EventLoop, log: Log) {
        self.kind = kind
        self.patience = patience
        self.loop = loop
        self.log = log
    }

    var isSettled: Bool { asked == nil }

    /// The process was asked; a question before that one is forgotten.
    func ask(_ id: Int) {
        stop()
        asked = id
        guard let patience else { return }
        timer = loop.schedule(afterSeconds: patience) { [unowned self] in
            timer = nil
            let limit = "\(SpanText.words(patience)) (--provider-timeout)"
            log.write(
                .diagnostic,
                [
                    "kind": .text(kind), "code": "still-busy",
                    "message": .text("a download has not ended within \(limit); the clock goes on"),
                ]
            )
            end()
        }
    }

    /// The process has answered a question.
    func answered(_ id: Int) { if id == asked { end() } }

    /// The process has ended, or has a run again.
    func end() {
        guard asked != nil else { return }
        stop()
        onEnd()
    }

    private func stop() {
        asked = nil
        if let timer { loop.cancel(timer) }
        timer = nil
    }
}
