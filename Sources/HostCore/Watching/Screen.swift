// A terminal while a program draws on it: its other screen, without a cursor, resized and stopped with its window.
import Posix

/// The whole of a terminal, given back as it was.
@MainActor final class Screen {
    private let input: Descriptor
    private let output: Descriptor
    private let loop: EventLoop
    private var shown: WatchFrame?
    private var last = WatchFrame()
    private var mode: Terminal.Mode?
    private var keys: EventLoop.Watch?
    private var onEnd: () -> Void = {}
    private var onResize: () -> Void = {}

    /// The other screen and back, with the cursor hidden meanwhile.
    private static let entrance = "\u{1b}[?1049h\u{1b}[?25l"
    private static let exit = "\u{1b}[?25h\u{1b}[?1049l"

    init(input: Descriptor, output: Descriptor, loop: EventLoop) {
        self.input = input
        self.output = output
        self.loop = loop
    }

    var size: Terminal.Size { Terminal.size(of: output) ?? Terminal.Size(columns: 80, rows: 24) }

    /// Takes the terminal. `onEnd` is called when `q` was typed, or nothing can be typed any more.
    func begin(onResize: @escaping () -> Void, onEnd: @escaping () -> Void) throws(SystemError) {
        self.onResize = onResize
        self.onEnd = onEnd
        try loop.onSignal(.windowChange) { [unowned self] in
            shown = nil
            self.onResize()
        }
        try loop.onSignal(.stopByKey) { [unowned self] in stop() }
        if input.isTerminal { keys = try loop.watch(input, for: .reading) { [unowned self] _ in readKeys() } }
        try enter()
    }

    /// Gives the terminal back, with what it showed last in its place among the other lines.
    func end() {
        if let keys { loop.unwatch(keys) }
        leave(with: last.lines.map { $0.text + "\n" }.joined())
    }

    /// Shows a frame, sending only what differs from the one before.
    func show(_ frame: WatchFrame) throws(SystemError) {
        let update = frame.update(from: shown)
        (shown, last) = (frame, frame)
        if !update.isEmpty { try output.writeAll(update) }
    }

    private func enter() throws(SystemError) {
        if input.isTerminal { mode = try Terminal.readKeys(from: input) }
        shown = nil
        try output.writeAll(Self.entrance)
    }

    private func leave(with text: String = "") {
        do throws(SystemError) {
            try output.writeAll(Self.exit + text)
            if let mode { try Terminal.restore(mode, of: input) }
        } catch {
            // A terminal that has gone needs nothing back.
        }
        mode = nil
    }

    /// Ctrl-Z: the shell gets its terminal, and `fg` brings the table back.
    private func stop() {
        leave()
        ThisProcess.stop()
        do throws(SystemError) { try enter() } catch { onEnd() }
        onResize()
    }

    private func readKeys() {
        var bytes: [UInt8] = []
        do throws(SystemError) {
            let outcome = try input.read(appendingTo: &bytes, atMost: 256)
            // Ctrl-D stands for itself where no line is waited for.
            if outcome != .endOfFile, !bytes.contains(UInt8(ascii: "q")), !bytes.contains(4) { return }
        } catch {
            // As at the end of what is typed.
        }
        onEnd()
    }
}
