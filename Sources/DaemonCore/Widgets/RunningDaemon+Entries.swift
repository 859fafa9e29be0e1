// What a run will read is looked at just before it: half a file is waited for, and one that cannot be used fails the run
// instead of reaching widget code, which would show nothing.
import GroupContainer
import Posix
import ReloadService
import Scheduling

extension RunningDaemon {
    /// In seconds: how long a writer that writes in place may take to complete the file.
    private static let patience = 0.2

    /// Does the work once the entries of a kind can be used, or when it is clear that they cannot.
    func passEntries(of kind: String, _ work: @escaping () -> Void) {
        let gate =
            entriesGates[kind]
            ?? Gate(
                closedBy: group.entriesFile(kind), patience: Self.patience, loop: loop
            ) { [unowned self] in
                entriesChecks[kind, default: EntriesCheck()].look(at: kind, in: group)
                return entriesChecks[kind]?.fault != nil && entriesChecks[kind]?.isWaitedFor == false
            } onLate: { [unowned self] in
                entriesChecks[kind, default: EntriesCheck()].look(at: kind, in: group)
                entriesChecks[kind]?.isWaitedFor = true
            }
        entriesGates[kind] = gate
        gate.pass(work)
    }

    /// Says what is odd in the log, once, and in the receipts of the run.
    func tellOfEntries(of kind: String, to run: Scheduler.Run) {
        entriesChecks[kind]?.tell(log, kind)
        for finding in entriesChecks[kind]?.findings ?? [] {
            diagnostics.add(
                .init(code: "entries", message: finding.message), to: run.widget.fileID, run.generation
            )
        }
    }

    /// Tells who writes the file, once: the next torn file says nothing new.
    func tellOfWritingInPlace(_ kind: String) {
        guard kindsWrittenInPlace.insert(kind).inserted else { return }
        let file = Group.entriesName(kind)
        log.write(
            .diagnostic,
            [
                "kind": .text(kind), "code": "in-place", "file": .text(file),
                "message": .text(
                    "\(file) was written in place while it was read; write beside it and rename, so that it is whole"
                ),
            ]
        )
    }
}
