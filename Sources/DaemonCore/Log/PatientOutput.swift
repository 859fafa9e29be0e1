// Writes to a stream whose reader may stop reading: lines wait within bounds, and the loop never waits.
import Posix

/// Whole lines to a descriptor; what finds no room is dropped and counted.
@MainActor final class PatientOutput {
    private let output: Descriptor
    private let loop: EventLoop
    private let room: Int
    private var waiting: [UInt8] = []
    private var written = 0
    private var watch: EventLoop.Watch?
    private var dropped = 0
    /// Whether the last byte that was written does not end a line.
    private var isMidLine = false
    private var isHeld = false
    private var onWritten: [() -> Void] = []
    /// Hears why nothing can be written, the first time.
    var onFailure: ((SystemError) -> Void)?
    /// The line that tells how many lines are missing.
    private let report: (Int) -> [UInt8]

    /// What a pipe takes at once when it takes anything.
    private static let portion = 4096
    /// So many bytes are kept back at most.
    private static let mostHeld = 1 << 16

    /// At most `room` bytes wait.
    init(_ output: Descriptor, loop: EventLoop, room: Int = 1 << 20, report: @escaping (_ dropped: Int) -> [UInt8]) {
        self.output = output
        self.loop = loop
        self.room = room
        self.report = report
    }

    /// Writes a line now, or when the reader reads again.
    func write(_ line: [UInt8]) {
        if waiting.count - written + line.count > room {
            dropped += 1
            return
        }
        // Of a line that was torn the rest is lost; what follows stands on a line of its own.
        if waiting.isEmpty, isMidLine { waiting.append(UInt8(ascii: "\n")) }
        waiting += line
        if watch == nil, !isHeld || waiting.count >= Self.mostHeld { advance() }
    }

    /// Keeps lines back, so that many go out at once.
    func hold() { isHeld = true }

    /// Writes what was kept back.
    func goOn() {
        isHeld = false
        if watch == nil, written < waiting.count { advance() }
    }

    /// Calls the work once nothing waits any more, which may be now.
    func whenWritten(_ work: @escaping () -> Void) {
        if watch == nil, written == waiting.count { work() } else { onWritten.append(work) }
    }

    private func advance() {
        do throws(SystemError) {
            while true {
                if written == waiting.count {
                    (waiting, written) = ([], 0)
                    if dropped == 0 { break }
                    waiting = report(dropped)
                    dropped = 0
                }
                guard try output.isWritable() else {
                    try waitForReader()
                    return
                }
                let count = try output.write(waiting[written...].prefix(Self.portion)) ?? 0
                written += count
                if count > 0 { isMidLine = waiting[written - 1] != UInt8(ascii: "\n") }
            }
        } catch {
            // Nobody reads it any more, or its disk is full; the widgets go on, and the snapshots' log has the facts.
            (waiting, written, dropped) = ([], 0, 0)
            onFailure?(error)
            onFailure = nil
        }
        if let watch { loop.unwatch(watch) }
        watch = nil
        let works = onWritten
        onWritten = []
        for work in works { work() }
    }

    private func waitForReader() throws(SystemError) {
        if watch != nil { return }
        waiting.removeFirst(written)
        written = 0
        watch = try loop.watch(output, for: .writing) { [unowned self] _ in advance() }
    }
}
