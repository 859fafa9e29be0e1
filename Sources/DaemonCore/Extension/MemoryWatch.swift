// Looks at an extension's memory while it has a run, and at its end; between runs nothing wakes up.
import Posix

/// Holds one process to the memory limit.
@MainActor final class MemoryWatch {
    private let limit: MemoryLimit
    private let process: Int32
    private let loop: EventLoop
    /// What it had when it was ready, in bytes; nil before that.
    var ready: Int?
    private var timer: EventLoop.Timer?

    /// In seconds; most runs are over before the first look.
    private static let pause = 0.02

    init(_ limit: MemoryLimit, of process: Int32, loop: EventLoop) {
        self.limit = limit
        self.process = process
        self.loop = loop
    }

    /// Looks again and again from now on, and tells once why the process must end.
    func begin(_ exceeded: @escaping (String) -> Void) {
        end()
        timer = loop.schedule(afterSeconds: Self.pause) { [weak self] in
            guard let self else { return }
            timer = nil
            if let why = look() { exceeded(why) } else { begin(exceeded) }
        }
    }

    func end() {
        if let timer { loop.cancel(timer) }
        timer = nil
    }

    /// Why the process must end now; nil while it may go on.
    func look() -> String? {
        guard let ready, let now = ProcessMemory.privateBytes(of: process) else { return nil }
        return limit.excess(of: now, over: ready)
    }
}
