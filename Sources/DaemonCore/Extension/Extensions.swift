// The extensions of all kinds: a run goes to its kind's, and a process is known by its group.
import GroupContainer
import Posix
import ReloadService
import ViewArchive

/// The extensions of a bundle, made when their kind has its first run.
@MainActor final class Extensions {
    private let group: Group
    private let loop: EventLoop
    private let present: Present
    private let log: Log
    private let locale: String
    private let limits: ExtensionLimits
    private var extensions: [String: Extension] = [:]
    /// Widget code of a kind asks for a reload of a kind, or of all.
    var onReload: (_ from: String, _ kind: String?) -> Void = { _, _ in }
    /// Nothing is under way any more in one of the processes.
    var onSettled: () -> Void = {}

    init(group: Group, loop: EventLoop, present: Present, log: Log, locale: String, limits: ExtensionLimits) {
        self.group = group
        self.loop = loop
        self.present = present
        self.log = log
        self.locale = locale
        self.limits = limits
    }

    /// Asks a kind's extension for a run; `done` is called once, unless the kind is abandoned.
    func start(_ request: RunRequest, _ done: @escaping (Extension.Outcome) -> Void) {
        `extension`(of: request.kind).start(request, done)
    }

    /// Whether nothing is under way in any process, downloads included; always, under the system's clock.
    var areSettled: Bool { extensions.values.allSatisfy(\.isSettled) }

    /// Ends the process of a kind with the run that it has.
    func abandon(_ kind: String) { extensions[kind]?.abandon() }

    /// Ends all processes.
    func stop() {
        for each in extensions.values { each.abandon() }
    }

    /// Whether a process belongs to one of the extensions.
    func includes(processID: Int32) -> Bool {
        let leaders = ThisProcess.leaders(of: processID)
        return extensions.values.contains { $0.processID.map(leaders.contains) ?? false }
    }

    /// Removes what a process was writing when it ended.
    private func clearTemporaries() {
        do throws(SystemError) {
            for folder in [group.archivesInTheMaking, group.pixelsDirectory] {
                try AtomicFile.removeAbandonedTemporaries(in: folder)
            }
        } catch {
            log.write(.error, ["what": "files in the making were not cleared", "why": .text(error.description)])
        }
    }

    private func `extension`(of kind: String) -> Extension {
        if let known = extensions[kind] { return known }
        let made = Extension(
            kind: kind, place: ExtensionPlace(kind: kind, in: group, locale: locale), loop: loop, present: present,
            log: log, limits: limits
        ) {
            [unowned self] asked in
            onReload(kind, asked)
        } onEnd: {
            [unowned self] in
            clearTemporaries()
        }
        made.settling.onEnd = { [unowned self] in onSettled() }
        extensions[kind] = made
        return made
    }
}
