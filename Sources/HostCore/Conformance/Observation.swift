// What a host was seen to do, in order, and what that means; it knows no clock, no file and no socket.
import GroupContainer
import Posix
import ReloadService

/// The deeds of a host.
struct Observation {
    private let container: String
    private let group: GroupID
    /// Counts deeds, so that it is known which came first.
    private var step = 0
    private var files: [String: Seen] = [:]
    /// The file that lost its name just now.
    private var movedOut: (path: String, seen: Seen)?
    private var reloads: [(step: Int, kind: String?)] = []
    private var findings: [Finding] = []
    private var requests = 0
    private var answersRead = 0
    private var hasConnected = false
    private var hasWaitedForLock = false

    private struct Seen {
        var place: Place
        var lastChange: Int
        var isInPlace = false
    }

    /// `container` is the folder of groups, without a slash at its end.
    init(container: String, group: GroupID) {
        self.container = container
        self.group = group
    }

    // MARK: Deeds

    /// `lock` is the state of `run/defaults.lock` meanwhile.
    mutating func changed(_ change: FileChanges.Change, lock: LockState = .unknown) {
        step += 1
        if change.what == .lost {
            note(.note, .wholeFiles, "so much happened at once that some changes were not seen")
            return
        }
        guard change.path.hasPrefix(container + "/") else { return }
        let path = String(Substring(change.path.utf8.dropFirst(container.utf8.count + 1)))
        let place = Place(path, group: group)
        // Two names exchanged are told as two moves, the second of which takes what was there before away.
        if change.what == .movedIn, place == .ignored, let (old, seen) = movedOut { files[old] = seen }
        if change.what == .movedIn, place != .ignored { judgeName(before: place) }
        movedOut = change.what == .movedOut ? files[path].map { (path, $0) } : nil
        switch change.what {
        case .created, .movedIn: files[path] = Seen(place: place, lastChange: step)
        case .modified:
            files[path, default: Seen(place: place, lastChange: step)].isInPlace = true
            files[path]?.lastChange = step
        // A file that gets another name was only a place to write in.
        case .movedOut: files[path] = nil
        case .removed: files[path]?.lastChange = step
        case .directory:
            if case .anotherGroup(let name) = place { wrongGroup(name) }
            if place.isAlwaysFile { note(.wrong, .names, "\(place.name) is a directory, where a file belongs") }
        case .lost: break
        }
        if case .anotherGroup(let name) = place { wrongGroup(name) }
        if place == .defaults, change.what != .movedOut { changedDefaults(lock) }
    }

    /// What was written under one name and then got another was in the making.
    private mutating func judgeName(before target: Place) {
        guard let seen = movedOut?.seen, seen.isInPlace, seen.place != .ignored else { return }
        note(
            .wrong, .names,
            "\(seen.place.name) was written and then became \(target.name): a file in the making is called .tmp- and "
                + "eight hexadecimal digits, and everybody passes over it"
        )
    }

    /// Somebody does not give `run/publish.lock` up.
    mutating func heldPublishLock() {
        note(.wrong, .locks, "run/publish.lock was held for more than 2 seconds, after which runs go on without it")
    }

    /// Who had `run/defaults.lock` while something happened.
    enum LockState {
        case unknown
        /// Another program than the host.
        case elsewhere
        /// Nobody else, after the host had come for it.
        case hosts
    }

    private mutating func changedDefaults(_ lock: LockState) {
        switch lock {
        case .unknown: break
        case .hosts: hasWaitedForLock = true
        case .elsewhere:
            note(
                .wrong, .locks,
                "\(Place.defaults.name) changed while another program held run/defaults.lock; what that program "
                    + "changed meanwhile would be lost"
            )
        }
    }

    mutating func connected() { hasConnected = true }

    /// `isPublishing`: somebody holds `run/publish.lock` meanwhile.
    mutating func asked(_ request: Request, isPublishing: Bool = false) {
        step += 1
        requests += 1
        guard case .reload(let call) = request.call else { return }
        if isPublishing {
            note(.wrong, .locks, "a reload was sent while run/publish.lock was held, for which its runs have to wait")
        }
        reloads.append((step, call.kind))
        if request.id == nil {
            note(.note, .receipts, "a reload without an id gets no receipts: nobody knows whether it failed")
        }
    }

    mutating func refused(_ error: ServiceError) {
        step += 1
        note(.wrong, .messages, "a message was refused: \(error.message)")
    }

    /// A line began with a byte order mark.
    mutating func began(with bytes: [UInt8]) {
        guard bytes.starts(with: [0xef, 0xbb, 0xbf]) else { return }
        note(.note, .messages, "the messages begin with a byte order mark, which is tolerated")
    }

    mutating func readAnswers() { answersRead += 1 }

    mutating func ignoredAnswers() {
        note(.wrong, .receipts, "a connection was closed before its answers were read: nobody knows whether it worked")
    }

    mutating func ended(_ exit: ChildProcess.Exit) {
        switch exit {
        case .code(0): break
        case .code(let code): note(.wrong, .exit, "the command ended with code \(code)")
        case .signal(let signal): note(.wrong, .exit, "the command was ended by signal \(signal.rawValue)")
        }
    }

    mutating func note(_ grade: Finding.Grade, _ rule: Finding.Rule, _ what: String) {
        let finding = Finding(grade, rule, what)
        if !findings.contains(finding) { findings.append(finding) }
    }

    private mutating func wrongGroup(_ name: String) {
        note(.wrong, .group, "\(LogValue.plainOrQuoted(name)) was written to, but the group is \(group)")
    }

    // MARK: What it means

    /// The files of the group that hosts write, by their paths from the container's folder on.
    var published: [(path: String, place: Place)] {
        files.filter { $0.value.place != .ignored }.map { ($0.key, $0.value.place) }.sorted { $0.path < $1.path }
    }

    /// All that was found; what is right is said where nothing of it was wrong.
    func verdict() -> [Finding] {
        var copy = self
        copy.judgeFiles()
        copy.judgeReloads()
        if !hasConnected { copy.note(.wrong, .messages, "no connection to the socket was made") }
        copy.praise()
        let order = Finding.Rule.allCases
        return copy.findings.sorted {
            (order.firstIndex(of: $0.rule) ?? 0, $0.what) < (order.firstIndex(of: $1.rule) ?? 0, $1.what)
        }
    }

    private mutating func judgeFiles() {
        for (_, seen) in files.sorted(by: { $0.key < $1.key }) {
            switch seen.place {
            case .ignored, .anotherGroup: break
            case .daemons(let name): note(.wrong, .names, "\(name) belongs to the daemon")
            case .unknown(let name, let why): note(.wrong, .names, "\(name) is no file of the contract: \(why)")
            default:
                if seen.isInPlace {
                    note(
                        .wrong, .wholeFiles,
                        "\(seen.place.name) was written in place, so that a reader can see half of it; write beside it "
                            + "and rename"
                    )
                }
            }
        }
        if !files.values.contains(where: { $0.place.isShown }) {
            note(.note, .wholeFiles, "nothing was published in \(group)")
        }
    }

    private mutating func judgeReloads() {
        for (_, seen) in files.sorted(by: { $0.key < $1.key }) where seen.place.isShown {
            let name = seen.place.name
            let concerned = reloads.filter { reload in
                guard case .entries(let file) = seen.place, let kind = reload.kind else { return true }
                return KindFileName(kind).description == file
            }
            if concerned.contains(where: { $0.step > seen.lastChange }) { continue }
            if !concerned.isEmpty {
                note(.wrong, .reload, "a reload came too early: \(name) changed after it")
            } else if reloads.isEmpty {
                note(.wrong, .reload, "\(name) changed, and no reload followed: nobody will see it")
            } else {
                note(.wrong, .reload, "\(name) changed, and only other kinds were reloaded")
            }
        }
    }

    private mutating func praise() {
        func isClean(_ rule: Finding.Rule) -> Bool { !findings.contains { $0.rule == rule && $0.grade == .wrong } }
        let hasPublished = files.values.contains { $0.place.isShown }
        if hasPublished, isClean(.wholeFiles) { note(.right, .wholeFiles, "every file was replaced as a whole") }
        if hasPublished, isClean(.group) { note(.right, .group, "everything lies in \(group)") }
        if hasWaitedForLock, isClean(.locks) {
            note(.right, .locks, "run/defaults.lock was waited for before \(Place.defaults.name) changed")
        }
        if hasPublished, isClean(.content) { note(.right, .content, "everything published can be read") }
        if requests > 0, isClean(.messages) { note(.right, .messages, "every message was understood") }
        if !reloads.isEmpty, isClean(.reload) { note(.right, .reload, "each change was followed by a reload") }
        if answersRead > 0, isClean(.receipts) { note(.right, .receipts, "the answers were read") }
    }
}
