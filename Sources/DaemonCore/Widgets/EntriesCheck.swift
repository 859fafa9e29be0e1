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
    private(set) var findings: [Finding] = []

    /// One place, as fields of a log line.
    struct Finding: Equatable {
        var message: String
        var index: Int?
        var field: String?
    }

    /// Larger files are not looked at: it would hold up everybody else.
    static let limit = 1 << 20
    /// Findings that are told one by one.
    private static let most = 10

    /// Looks at the file, unless it is the one that was looked at before; true when it is another.
    mutating func look(at kind: String, in group: Group) -> Bool {
        let path = group.entriesFile(kind)
        // A file that cannot be looked at is read, which says why.
        let facts = (try? FileSystem.facts(path)) ?? nil
        if hasLooked, facts == file { return false }
        hasLooked = true
        file = facts
        findings = []
        // What is no file is found by reading it, which opens no pipe for long.
        if let facts, facts.kind == .regular, facts.size > Self.limit {
            let name = Group.entriesName(kind)
            findings = [Finding(message: "\(name): not checked, as it has more than \(Self.limit) bytes")]
            return true
        }
        do throws(ContainerError) {
            guard let entries = try group.entries(of: kind, limit: Self.limit, rules: JSONWords.rules) else {
                return true
            }
            findings = entries.problems.prefix(Self.most).map {
                Finding(message: $0.description, index: $0.index, field: $0.field)
            }
            let rest = entries.problems.count - findings.count
            if rest > 0 { findings.append(Finding(message: "\(Group.entriesName(kind)): and \(rest) more")) }
        } catch {
            findings = [Finding(message: error.description)]
        }
        return true
    }

    /// Logs a line a finding.
    @MainActor func tell(_ log: Log, _ kind: String) {
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

extension RunningDaemon {
    /// Looks at what a run will read, just before it.
    func checkEntries(for run: Scheduler.Run) {
        let id = run.widget.fileID
        guard let kind = widgets[id]?.kind else { return }
        diagnostics.begin(id, kind: kind, generation: run.generation)
        let isNew = entriesChecks[kind, default: EntriesCheck()].look(at: kind, in: group)
        if isNew { entriesChecks[kind]?.tell(log, kind) }
        for finding in entriesChecks[kind]?.findings ?? [] {
            diagnostics.add(.init(code: "entries", message: finding.message), to: id, run.generation)
        }
    }
}
