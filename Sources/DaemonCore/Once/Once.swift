// Every chosen kind and family once: the bundle's description, then a timeline for each, drawn as it is due now.
import GroupContainer
import Posix
import ReloadService
import ViewArchive

/// One call of `--once`, from the question to the bundle to the last picture.
@MainActor final class Once {
    private let group: Group
    private let loop: EventLoop
    private let present: Present
    private let log: Log
    private let painter: Painter
    private let options: Options
    private let folder: String
    private let scratch: OnceFolder
    private let gate: Gate
    private let goldens: Goldens?
    private var drawn: Set<String> = []
    /// Kinds with the families that are still to be drawn.
    private var rest: [KindDescription] = []
    private var process: Extension?
    /// Of the kind whose process it is.
    private var entries = EntriesCheck()
    /// What comes when the kind's process has ended.
    private var onEnd: (() -> Void)?
    private var isClean = true
    private var isDone = false
    private var failure: StartFailure?

    init(
        group: Group, loop: EventLoop, present: Present, log: Log, painter: Painter, options: Options,
        folder: String, scratch: OnceFolder, gate: Gate, goldens: Goldens?
    ) {
        self.group = group
        self.loop = loop
        self.present = present
        self.log = log
        self.painter = painter
        self.options = options
        self.folder = folder
        self.scratch = scratch
        self.gate = gate
        self.goldens = goldens
        log.whenUnwritable { [unowned self] in fail(.system($0)) }
        log.onLine = { [unowned self] line in
            if line.event == .diagnostic || line.event == .error { isClean = false }
        }
    }

    /// Draws all, and returns 0, or 1 when there is anything to tell an author of.
    func run() throws(StartFailure) -> Int32 {
        defer { clear() }
        do throws(SystemError) {
            _ = try BundleQuestion(
                place: scratch.place(nil, locale: options.locale), loop: loop, present: present, log: log,
                limit: options.providerTimeout
            ) { [unowned self] in answered($0) }
            try loop.run()
        } catch {
            throw .system(error.description)
        }
        if let failure { throw failure }
        return isDone && isClean ? 0 : 1
    }

    private func answered(_ answer: BundleQuestion.Answer) {
        do throws(StartFailure) {
            switch answer {
            case .failed(let why): throw .bundle("the bundle could not be described: \(why)")
            case .told(let bundle):
                try Start.checkNames(bundle)
                rest = try OnceChoice.of(bundle, kind: options.kind, family: options.family)
            }
            advance()
        } catch {
            fail(error)
        }
    }

    /// What is kept of a widget that is gone would be taken for a picture that is still compared.
    private func tellOfLeftOver() {
        guard let goldens, options.kind == nil, options.family == nil else { return }
        do throws(SystemError) {
            for widget in try goldens.leftOver(drawn, painter.renderer) {
                log.write(
                    .diagnostic,
                    [
                        "widget": .text(widget), "code": "left-over",
                        "message": .text(
                            "a picture of it is kept in \(SafeText.path(goldens.folder)), but none was drawn"),
                    ]
                )
            }
        } catch {
            fail(.system(error.description))
        }
    }

    /// Begins the next picture; a kind's pictures come from one process, as a daemon's do.
    private func advance() {
        guard let kind = rest.first else {
            tellOfLeftOver()
            isDone = true
            log.whenWritten { [unowned self] in loop.stop() }
            return
        }
        guard let family = kind.families.first else {
            rest.removeFirst()
            endProcess { [unowned self] in advance() }
            return
        }
        rest[0].families.removeFirst()
        gate.pass { [unowned self] in render(kind.kind, family) }
    }

    private func render(_ kind: String, _ family: Family) {
        let widget = WidgetID(kind: kind, family: family.rawValue)
        let process = process ?? begin(kind)
        if let fault = entries.fault {
            tell(widget, "run-failed", fault)
            advance()
            return
        }
        let request = RunRequest(
            purpose: .timeline, widget: widget.rawValue, kind: kind, family: family, size: family.defaultSize,
            generation: 1, archive: scratch.archiveName(widget), pixels: scratch.pixelsName,
            environment: RunEnvironment(
                renderer: painter.name, scale: options.scale,
                hasHighContrast: options.hasHighContrast, textSize: options.textSize, locale: options.locale
            )
        )
        var timer: EventLoop.Timer?
        if options.providerTimeout > 0 {
            timer = loop.schedule(afterSeconds: options.providerTimeout) { [unowned self] in
                tell(widget, "run-failed", "no answer within \(options.providerTimeout) s")
                endProcess { [unowned self] in advance() }
            }
        }
        process.start(request) { [unowned self] outcome in
            if let timer { loop.cancel(timer) }
            do {
                switch outcome {
                case .failed(let why): tell(widget, "run-failed", why)
                case .archived: try draw(widget, request)
                }
                advance()
            } catch let refusal as ArchiveRefusal {
                tell(widget, "run-failed", refusal.sentence)
                advance()
            } catch {
                fail(.system("\(error)"))
            }
        }
    }

    private func draw(_ widget: WidgetID, _ request: RunRequest) throws {
        let archive = try ArchiveFile(
            path: scratch.path(request.archive),
            expected: ArchiveExpectation(
                widget: request.widget, kind: request.kind, family: request.family, generation: request.generation
            )
        )
        for diagnostic in archive.header.diagnostics { tell(widget, diagnostic.code, diagnostic.message) }
        let dates = archive.header.dates
        if dates.isEmpty {
            tell(widget, "run-failed", "no entries")
            return
        }
        let now = present.wall
        let due = dates.indices.filter { dates[$0] <= now }.max { (dates[$0], $0) < (dates[$1], $1) }
        let list = try archive.list(due.map { .entry($0) } ?? .placeholder, appearance: painter.style.appearance)
        let drawn = painter.render(list, request.family, at: now)
        let file = "\(folder)/\(widget).\(painter.renderer.fileExtension)"
        try AtomicFile.write(drawn.picture.bytes, to: file, durable: false)
        try AtomicFile.write(Array(drawn.text.utf8), to: "\(folder)/\(widget).txt", durable: false)
        log.write(
            .snapshot,
            [
                "widget": .text(widget.rawValue), "kind": .text(request.kind),
                "family": .text(request.family.rawValue),
                "entry": .text(due.map { "\($0 + 1)/\(dates.count)" } ?? "placeholder"), "file": .text(file),
                "hash": .text(drawn.hash), "text": .text(drawn.text.split(separator: "\n").joined(separator: " | ")),
            ]
        )
        for message in drawn.diagnostics { tell(widget, "drawing", message) }
        self.drawn.insert(widget.rawValue)
        for message in try goldens?.judge(widget.rawValue, drawn, painter.renderer) ?? [] {
            tell(widget, "differs", message)
        }
    }
}

// MARK: Processes and the end

extension Once {
    private func begin(_ kind: String) -> Extension {
        entries = EntriesCheck()
        entries.look(at: kind, in: group)
        entries.tell(log, kind)
        let process = Extension(
            kind: kind, place: scratch.place(kind, locale: options.locale), loop: loop, present: present, log: log,
            limits: ExtensionLimits(idle: 0, memory: options.extensionLimits.memory)
        ) { _ in
            // There is no second run that it could ask for.
        } onEnd: {
            [unowned self] in
            let next = onEnd
            onEnd = nil
            next?()
        }
        self.process = process
        return process
    }

    /// Waits for the end, so that nothing is written any more when the scratch folder goes.
    private func endProcess(_ next: @escaping () -> Void) {
        let ending = process
        process = nil
        guard let ending, ending.processID != nil else {
            next()
            return
        }
        onEnd = next
        ending.abandon()
    }

    private func tell(_ widget: WidgetID, _ code: String, _ message: String) {
        log.write(
            .diagnostic, ["widget": .text(widget.rawValue), "code": .text(code), "message": .text(message)]
        )
    }

    private func fail(_ failure: StartFailure) {
        self.failure = failure
        loop.stop()
    }

    private func clear() {
        process?.abandon()
        do throws(SystemError) {
            try scratch.remove()
        } catch {
            log.write(.error, ["what": "the scratch folder was not removed", "why": .text(error.description)])
        }
    }
}
