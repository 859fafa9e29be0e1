// `watch`: shows what the daemon does until somebody ends it; a live table in a terminal, else a line an event.
import GroupContainer
import Posix
import ReloadService

/// The program while it watches.
@MainActor final class Watch {
    private let loop: EventLoop
    private let output: Descriptor
    private let isOutputClosed: Bool
    private let wantsJSON: Bool
    private var state: WatchState
    private var screen: Screen?
    private var feed: DaemonFeed?
    private var failure: Complaint?
    private var hasChecked = false
    private var isDrawing = false
    private var tick: EventLoop.Timer?

    /// `isDumb`: the terminal cannot place its cursor.
    init(
        _ words: [String], of group: Group, input: Descriptor, output: Descriptor, isOutputClosed: Bool,
        json wantsJSON: Bool, isDumb: Bool
    ) throws(SystemError) {
        loop = try EventLoop()
        self.output = output
        self.isOutputClosed = isOutputClosed
        self.wantsJSON = wantsJSON
        state = WatchState(group: group.id.text, path: group.directory, words: words)
        if output.isTerminal, !wantsJSON, !isDumb { screen = Screen(input: input, output: output, loop: loop) }
        feed = DaemonFeed(group: group, loop: loop) { [unowned self] in hear($0) }
    }

    /// Returns when it was told to end, by a signal, by a key, or by the end of whoever reads; or why it cannot go on.
    func run() throws(SystemError) -> Complaint? {
        // Else the end of the reader would be a signal and not an error.
        Signal.ignore(.brokenPipe)
        for signal in [Signal.interrupt, .terminate, .hangUp] {
            try loop.onSignal(signal) { [unowned self] in loop.stop() }
        }
        stopWithReader()
        try screen?.begin(onResize: { [unowned self] in draw() }, onEnd: { [unowned self] in loop.stop() })
        defer { screen?.end() }
        draw()
        // What happens before the loop runs could not end it.
        loop.afterThisTurn { [unowned self] in feed?.begin() }
        try loop.run()
        feed?.end()
        return failure
    }

    /// A pipe that nobody reads any more would be noticed at the next line only.
    private func stopWithReader() {
        // A regular file cannot be watched, and has no reader that could go.
        _ = try? loop.watch(output, for: []) { [unowned self] _ in loop.stop() }
    }

    private func hear(_ news: DaemonFeed.News) {
        switch news {
        case .connected(let status, let kinds):
            state.take(status, at: Clock.monotonicNow())
            check(kinds)
            let widgets = JSONValue.integer(Int64(status.widgets.count))
            say("connected", ["pid": .integer(Int64(status.pid)), "group": .string(status.group), "widgets": widgets])
        case .status(let status): state.take(status, at: Clock.monotonicNow())
        case .event(let event):
            state.take(event)
            if state.concerns(event) { say(event) }
        case .lost:
            state.lose()
            say("no-daemon", ["path": .string(state.path)])
        case .failed(let complaint):
            failure = complaint
            loop.stop()
        }
        draw()
    }

    /// Words that name nothing are a mistake when the daemon is first met; later a widget may come and go.
    private func check(_ kinds: [String]) {
        if hasChecked { return }
        hasChecked = true
        guard let complaint = state.unknownWord(kinds: kinds) else { return }
        failure = complaint
        loop.stop()
    }

    // MARK: Lines

    /// At the daemon's time, as its own events are; until one has been met nobody knows that.
    private func say(_ name: String, _ members: [String: JSONValue]) {
        if failure != nil { return }
        let time = Timestamp(state.now(at: Clock.monotonicNow()) ?? Clock.wallNow())
        say(WatchEvent(name, members.merging(["time": .string(time.rawValue)]) { $1 }))
    }

    private func say(_ event: WatchEvent) {
        if screen != nil { return }
        do throws(SystemError) {
            try output.writeAll((wantsJSON ? event.json : event.text) + "\n")
        } catch {
            if error.code != .brokenPipe { failure = .unwritable(error, isClosed: isOutputClosed) }
            loop.stop()
        }
    }

    // MARK: The table

    /// Once, however much has happened in this turn.
    private func draw() {
        if screen == nil || isDrawing { return }
        isDrawing = true
        loop.afterThisTurn { [unowned self] in
            isDrawing = false
            drawNow()
        }
    }

    private func drawNow() {
        guard let screen else { return }
        do throws(SystemError) {
            try screen.show(state.frame(screen.size, at: Clock.monotonicNow()))
        } catch {
            failure = Complaint(error)
            loop.stop()
        }
        // Ages grow by themselves where the daemon's clock does; one that hosts move tells nobody when nothing was due.
        guard tick == nil, state.hasRunningClock || state.link == .connected else { return }
        tick = loop.schedule(afterSeconds: 1) { [unowned self] in
            tick = nil
            if state.hasRunningClock { draw() } else { feed?.refresh() }
        }
    }
}
