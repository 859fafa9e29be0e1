// Under a virtual clock: whether what a run left under way in its process, such as downloads, has ended.
import Posix
import ReloadService

/// One process' answer to the question whether it is at rest.
@MainActor final class Settling {
    private let kind: String
    private let loop: EventLoop
    private let log: Log
    private var asked: Int?
    private var timer: EventLoop.Timer?
    /// It is at rest, or counts as such.
    var onEnd: () -> Void = {}

    /// In seconds, as long as URLSession waits for an answer unless told otherwise.
    private static let patience = 60.0

    init(kind: String, loop: EventLoop, log: Log) {
        self.kind = kind
        self.loop = loop
        self.log = log
    }

    var isSettled: Bool { asked == nil }

    /// The process was asked; a question before that one is forgotten.
    func ask(_ id: Int) {
        stop()
        asked = id
        timer = loop.schedule(afterSeconds: Self.patience) { [unowned self] in
            timer = nil
            log.write(
                .diagnostic,
                [
                    "kind": .text(kind), "code": "still-busy",
                    "message": "a download has not ended within \(Int(Self.patience)) s; the clock goes on",
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
