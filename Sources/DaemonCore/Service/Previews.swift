// `preview`: the placeholder and the gallery's snapshot of a kind, each from an extension process of its own, so that
// neither a kind's runs nor its schedule know of it.
import FoundationEssentials
import GroupContainer
import Posix
import ReloadService
import ViewArchive

/// Makes previews, one after another.
@MainActor final class Previews {
    private let group: Group
    private let loop: EventLoop
    private let log: Log
    private let painter: Painter
    private let present: Present
    private let environment: RunEnvironment
    private let limits: ExtensionLimits
    private var waiting: [Wish] = []
    private var process: Extension?
    private var timer: EventLoop.Timer?
    private var lastNumber = 0
    /// None is in the making any more.
    var onRest: () -> Void = {}

    /// How many may wait.
    static let limit = 64
    /// In seconds, for each of the two pictures.
    private static let patience = 5.0

    /// One preview that somebody waits for.
    struct Wish {
        let kind: String
        let family: Family
        let done: (Result<Preview, ServiceError>) -> Void
    }

    init(
        group: Group, loop: EventLoop, log: Log, painter: Painter, present: Present, environment: RunEnvironment,
        limits: ExtensionLimits
    ) {
        self.group = group
        self.loop = loop
        self.log = log
        self.painter = painter
        self.present = present
        self.environment = environment
        self.limits = limits
    }

    /// How many wait, with the one in the making.
    var count: Int { waiting.count }

    /// Whether one is in the making, whose archive may name any pixel file.
    var isBusy: Bool { !waiting.isEmpty }

    func make(_ wish: Wish) {
        waiting.append(wish)
        if waiting.count == 1 { begin() }
    }

    func stop() { process?.abandon() }

    /// Whether a process belongs to the preview in the making.
    func includes(processID: Int32) -> Bool {
        guard let leader = process?.processID else { return false }
        return ThisProcess.leaders(of: processID).contains(leader)
    }

    private func begin() {
        guard let wish = waiting.first else { return }
        let process = Extension(
            kind: wish.kind, place: ExtensionPlace(previewOf: wish.kind, in: group, locale: environment.locale),
            loop: loop, present: present, log: log, limits: limits
        ) { _ in
            // A picture for a gallery changes nothing, and so asks for nothing.
        }
        self.process = process
        render(wish, .placeholder) { [unowned self] placeholder in
            var entries = EntriesCheck()
            entries.look(at: wish.kind, in: group)
            if let fault = entries.fault {
                fail(wish, .preview, fault)
                return
            }
            let odd = entries.findings.map(\.message)
            render(wish, .preview) { [unowned self] drawn in
                var snapshot = drawn
                if !odd.isEmpty { snapshot.diagnostics = odd + (drawn.diagnostics ?? []) }
                end(
                    .success(
                        Preview(
                            kind: wish.kind, family: wish.family.rawValue, placeholder: placeholder, snapshot: snapshot
                        )
                    )
                )
            }
        }
    }

    private func end(_ result: Result<Preview, ServiceError>) {
        process?.abandon()
        process = nil
        let done = waiting.removeFirst()
        done.done(result)
        if waiting.isEmpty { onRest() } else { begin() }
    }

    private func fail(_ wish: Wish, _ purpose: RunRequest.Purpose, _ why: String) {
        let what = purpose == .preview ? "snapshot" : "placeholder"
        end(.failure(.runFailed("the \(what) of \(LogValue.plainOrQuoted(wish.kind)): \(why)")))
    }

    /// Runs the provider for one of the pictures and draws it.
    private func render(_ wish: Wish, _ purpose: RunRequest.Purpose, _ done: @escaping (Render) -> Void) {
        lastNumber += 1
        let name = WidgetID(kind: wish.kind, family: wish.family.rawValue)
        let archive = "\(group.archivesInTheMaking)/preview.\(lastNumber).jsonl"
        let request = RunRequest(
            purpose: purpose, widget: name.rawValue, kind: wish.kind, family: wish.family,
            size: wish.family.defaultSize, generation: lastNumber,
            archive: group.relative(archive), environment: environment
        )
        timer = loop.schedule(afterSeconds: Self.patience) { [unowned self] in
            timer = nil
            clear(archive)
            fail(wish, purpose, "no answer within \(Int(Self.patience)) s")
        }
        process?.start(request) { [unowned self] outcome in
            if let timer { loop.cancel(timer) }
            timer = nil
            defer { clear(archive) }
            switch outcome {
            case .failed(let why): fail(wish, purpose, why)
            case .archived:
                do {
                    done(try draw(archive, request))
                } catch let refusal as ArchiveRefusal {
                    fail(wish, purpose, refusal.sentence)
                } catch {
                    fail(wish, purpose, "\(error)")
                }
            }
        }
    }

    private func draw(_ path: String, _ request: RunRequest) throws -> Render {
        let expected = ArchiveExpectation(
            widget: request.widget, kind: request.kind, family: request.family, generation: request.generation
        )
        let archive = try ArchiveFile(path: path, expected: expected)
        let line: ArchiveFile.Line = request.purpose == .preview ? .entry(0) : .placeholder
        let list = try archive.list(line, appearance: painter.style.appearance)
        let drawn = painter.render(list, request.family, at: present.wall)
        let what = request.purpose == .preview ? "preview" : "placeholder"
        let file = try Renders(group: group).keep(
            drawn.picture.bytes, named: "\(request.widget).\(what)", drawn.hash, painter.renderer.fileExtension
        )
        let diagnostics = archive.header.diagnostics.map(\.message) + drawn.diagnostics
        return Render(
            file: file, hash: drawn.hash, text: drawn.text, diagnostics: diagnostics.isEmpty ? nil : diagnostics
        )
    }

    private func clear(_ archive: String) {
        do throws(SystemError) {
            try FileSystem.remove(archive)
        } catch {
            log.write(.error, ["what": "an archive was not removed", "why": .text("\(error)")])
        }
    }
}

extension ExtensionPlace {
    /// Its folders are its own: a run of the same kind may be in flight in another process.
    init(previewOf kind: String, in group: Group, locale: String) {
        self.init(kind: kind, in: group, locale: locale)
        configurationDirectory = group.extensionConfiguration("\(kind) preview")
        temporaryDirectory = group.extensionTemporaries("\(kind) preview")
    }
}
