// One child process with widget code: its socket pair, what it prints, its end.
import FoundationEssentials
import Posix
import ReloadService
import ViewArchive

/// An extension process from its start to its end.
@MainActor final class ExtensionProcess {
    /// What its owner is told.
    enum Event {
        case message(ExtensionMessage)
        /// It said something that no extension says.
        case nonsense(String)
        case printed(String, isError: Bool)
        /// Comes once and last.
        case ended(ProcessEnd)
    }

    let child: ChildProcess
    private let loop: EventLoop
    private let handler: (Event) -> Void
    private let pair: Descriptor
    private var pairWatch: EventLoop.Watch?
    private var outputs: [Output] = []
    private var lastWords = LastWords()
    private var leftRequest = false
    private var framer = LineFramer(limit: ExtensionProcess.longestMessage)

    /// Descriptions of bundles are the longest.
    private static let longestMessage = 4 << 20
    /// What is read of a pair or pipe before others get their turn.
    private static let portion = 65536

    private struct Output {
        let pipe: Descriptor
        let isError: Bool
        var lines = OutputLines()
        var watch: EventLoop.Watch?
    }

    /// Starts the process; its wall clock shows the instant, in seconds since 1970, if there is one.
    init(
        at place: ExtensionPlace, instant: Double?, loop: EventLoop, _ handler: @escaping (Event) -> Void
    ) throws(SystemError) {
        for directory in place.directories { try FileSystem.makeDirectory(directory) }
        let (ours, theirs) = try UnixSocket.pair()
        let output = try Descriptor.pipe()
        let errors = try Descriptor.pipe()
        for descriptor in [ours, output.reading, errors.reading] { try descriptor.setNonBlocking(true) }
        child = try ChildProcess.spawn(
            ExtensionPlace.program, arguments: place.arguments(at: instant),
            environment: place.environment(from: ProcessInfo.processInfo.environment),
            descriptors: [1: output.writing, 2: errors.writing, 3: theirs],
            // What it starts may have a process group of its own, as Foundation gives it, and is still known by this.
            ownSession: true
        )
        self.loop = loop
        self.handler = handler
        pair = ours
        outputs = [Output(pipe: output.reading, isError: false), Output(pipe: errors.reading, isError: true)]
        do throws(SystemError) {
            try watch()
        } catch {
            child.send(.kill)
            throw error
        }
    }

    /// Sends a request; false when the process does not take it.
    func send(_ request: ExtensionRequest) -> Bool {
        do {
            let line = try JSONText.encode(request) + [UInt8(ascii: "\n")]
            // It reads each request before it gets the next, so a line never finds the buffer full.
            return try pair.write(line[...]) == line.count
        } catch {
            return false
        }
    }

    /// Ends the process and what it started; `ended` follows.
    func kill() { child.send(.kill) }

    /// Closes the pair, at whose end the process ends by itself.
    func close() {
        stopListening()
        do throws(SystemError) {
            try UnixSocket.shutdownWriting(pair)
        } catch {
            kill()
        }
    }

    private func watch() throws(SystemError) {
        pairWatch = try loop.watch(pair, for: .reading) { [unowned self] _ in readPair() }
        for index in outputs.indices {
            outputs[index].watch = try loop.watch(outputs[index].pipe, for: .reading) { [unowned self] _ in
                readOutput(index)
            }
        }
        try loop.onExit(of: child) { [self] exit in end(exit) }
    }

    /// Reads one portion; false when there is nothing more now, or ever.
    @discardableResult
    private func readPair() -> Bool {
        var bytes: [UInt8] = []
        do throws(SystemError) {
            switch try pair.read(appendingTo: &bytes, atMost: Self.portion) {
            case .bytes: break
            case .wouldBlock: return false
            case .endOfFile:
                // Whoever gave up the pair can neither be asked nor answer.
                stopListening()
                kill()
                return false
            }
        } catch {
            // So the system tells that the other side ended with bytes that it had not read.
            if error.code == .connectionReset { leftRequest = true }
            stopListening()
            kill()
            return false
        }
        // What it printed before it sent this is known first: it may concern the run that this ends.
        for index in outputs.indices where outputs[index].watch != nil { readOutput(index) }
        for piece in framer.take(bytes) { report(piece) }
        return true
    }

    private func report(_ piece: LineFramer.Piece) {
        switch piece {
        case .tooLong: handler(.nonsense("a message of more than \(Self.longestMessage) bytes"))
        case .line(let line):
            do {
                handler(.message(try JSONText.decode(ExtensionMessage.self, from: line, limits: .file)))
            } catch {
                handler(.nonsense("a message that is none: \(error)"))
            }
        }
    }

    @discardableResult
    private func readOutput(_ index: Int) -> Bool {
        var bytes: [UInt8] = []
        do throws(SystemError) {
            switch try outputs[index].pipe.read(appendingTo: &bytes, atMost: Self.portion) {
            case .bytes:
                for line in outputs[index].lines.feed(bytes) { printed(line, isError: outputs[index].isError) }
                return true
            case .wouldBlock: return false
            case .endOfFile: break
            }
        } catch {
            // A pipe that cannot be read has nothing more to say.
        }
        if let watch = outputs[index].watch { loop.unwatch(watch) }
        outputs[index].watch = nil
        return false
    }

    private func printed(_ line: String, isError: Bool) {
        if isError, !lastWords.admits(line) { return }
        handler(.printed(line, isError: isError))
    }

    private func stopListening() {
        if let pairWatch { loop.unwatch(pairWatch) }
        pairWatch = nil
    }

    /// What it said and printed before its end still counts, up to what pair and pipes hold.
    private func end(_ exit: ChildProcess.Exit) {
        // What it left behind in its group has nobody to answer to, and must not go on printing.
        child.send(.kill)
        if pairWatch != nil { while readPair() {} }
        stopListening()
        for index in outputs.indices {
            if outputs[index].watch != nil { while readOutput(index) {} }
            if let watch = outputs[index].watch { loop.unwatch(watch) }
            outputs[index].watch = nil
            if let line = outputs[index].lines.finish() { printed(line, isError: outputs[index].isError) }
        }
        if let line = lastWords.finish() { handler(.printed(line, isError: true)) }
        handler(.ended(ProcessEnd(exit: exit, reason: lastWords.reason, leftRequest: leftRequest)))
    }
}
