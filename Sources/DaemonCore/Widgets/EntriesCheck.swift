// The daemon's own look at the entries that hosts publish, by the rules of put-entries: whoever writes the file by
// hand is told, too.
import GroupContainer
import Posix
import ReloadService
import Scheduling

/// What is wrong with the entries file of a kind.
struct EntriesCheck: Equatable {
    /// The file that was looked at; nil when there was none.
    private var file: FileFacts?
    private var hasLooked = false
    private var isTold = false
    private(set) var findings: [Finding] = []
    /// Why nothing in the file can be used, as a sentence: a run that read it would show nothing, or a half.
    private(set) var fault: String?
    /// Whether it was given the time in which a writer that writes in place completes it.
    var isWaitedFor = false

    /// One place, as fields of a log line.
    struct Finding: Equatable {
        var message: String
        var index: Int?
        var field: String?
    }

    /// Findings that are told one by one.
    private static let most = 10

    /// Looks at the file, unless it is the good one that was looked at before; true when there is news.
    @discardableResult mutating func look(at kind: String, in group: Group) -> Bool {
        let facts = Self.facts(kind, group)
        // What is in the way of a file, or a link that leads nowhere, comes and goes without a trace in its facts.
        if hasLooked, facts == file, facts != nil, fault == nil { return false }
        var next = EntriesCheck()
        next.read(kind, facts, in: group)
        if hasLooked, facts == file, next.fault == fault { return false }
        self = next
        return true
    }

    private mutating func read(_ kind: String, _ facts: FileFacts?, in group: Group) {
        hasLooked = true
        file = facts
        // What is no file is found by reading it, which opens no pipe for long.
        if let facts, facts.kind == .regular, facts.size > Entries.daemonLimit {
            let size = "\(Group.entriesName(kind)) has \(facts.size) bytes"
            findings = [
                Finding(
                    message: "\(size): above \(Entries.daemonLimit) it is checked by the widget's own process, in the "
                        + "memory that a run has"
                )
            ]
            return
        }
        do throws(ContainerError) {
            guard let entries = try group.entries(of: kind, limit: Entries.daemonLimit, rules: JSONWords.rules) else {
                return
            }
            findings = entries.problems.prefix(Self.most).map {
                Finding(message: $0.description, index: $0.index, field: $0.field)
            }
            let rest = entries.problems.count - findings.count
            if rest > 0 { findings.append(Finding(message: "\(Group.entriesName(kind)): and \(rest) more")) }
        } catch {
            findings = [Finding(message: error.description)]
            fault = error.description
        }
    }

    /// Whether the file that was looked at, and no other in its place, has been changed since.
    func isWrittenInPlace(of kind: String, in group: Group) -> Bool {
        guard let file, let now = Self.facts(kind, group) else { return false }
        return now.isSameFile(as: file)
            && (now.size != file.size || now.modifiedNanoseconds != file.modifiedNanoseconds)
    }

    private static func facts(_ kind: String, _ group: Group) -> FileFacts? {
        // A file that cannot be looked at is read, which says why.
        (try? FileSystem.facts(group.entriesFile(kind))) ?? nil
    }

    /// Logs a line a finding, once.
    @MainActor mutating func tell(_ log: Log, _ kind: String) {
        if isTold { return }
        isTold = true
        for finding in findings {
            log.write(
                .diagnostic,
                [
                    "kind": .text(kind), "code": "entries", "message": .text(finding.message),
                    "file": .text(Group.entriesName(kind)), "entry": finding.index.map { .integer($0) },
                    "field": finding.field.map { .text($0) },
                ]
            )
        }
    }
}
