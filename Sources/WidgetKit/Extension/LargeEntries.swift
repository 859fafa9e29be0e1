// Entries that are too many for the daemon to look at are looked at here, before widget code reads them: this process
// holds up nobody else.
import GroupContainer
import Posix
import ReloadService
import SwiftUI
import ViewArchive

/// The look at a large file of entries.
enum LargeEntries {
    /// Findings that are told one by one.
    private static let most = 10

    /// Throws when nothing in the file can be used, else says what of it cannot.
    static func check(of kind: String, in place: ExtensionGroup) throws(RunFailure) -> [ArchiveDiagnostic] {
        let entries: Entries?
        do {
            let group = GroupContainer.Group(id: try GroupID(place.id), directory: place.directory)
            guard let facts = try FileSystem.facts(group.entriesFile(kind)), facts.kind == .regular,
                facts.size > Entries.daemonLimit
            else { return [] }
            entries = try group.entries(
                of: kind, rules: JSONRules(fault: JSONScanner.faultInFile, instantFault: RFC3339.fault)
            )
        } catch {
            throw RunFailure("\(error)")
        }
        let problems = entries?.problems ?? []
        let shown = problems.prefix(most).map { ArchiveDiagnostic(code: "entries", message: $0.description) }
        guard problems.count > most else { return shown }
        let rest = "\(GroupContainer.Group.entriesName(kind)): and \(problems.count - most) more"
        return shown + [ArchiveDiagnostic(code: "entries", message: rest)]
    }
}
