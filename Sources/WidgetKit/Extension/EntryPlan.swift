// Which entries of a timeline are kept, and in which order: the rules, as a pure value.
import ViewArchive

/// A timeline's entries as they will stand in the archive.
struct EntryPlan: Equatable {
    /// More are refused.
    static let mostEntries = 1_000_000
    /// More are cut, from the one that is due.
    static let mostKept = 10_000

    /// The kept entries' places in the provider's array, in the order of their dates.
    var order: [Int]
    /// Their dates, in seconds since 1970.
    var dates: [Double]
    var policy: ReloadPolicy
    /// Whether nothing is due yet, so that a placeholder may have to stand in.
    var needsPlaceholder: Bool
    var diagnostics: [ArchiveDiagnostic]

    /// Sorts entries stably by their dates and keeps those that can be shown.
    init(
        dates: [Double], policy: ReloadPolicy, now: Double, isPlaceholder: Bool = false
    ) throws(RunFailure) {
        guard isPlaceholder || !dates.isEmpty else { throw RunFailure("no entries") }
        guard dates.count <= Self.mostEntries else {
            throw RunFailure("\(dates.count) entries are more than \(Self.mostEntries)")
        }
        if let index = dates.firstIndex(where: { !$0.isFinite }) {
            throw RunFailure("the date of entry \(index + 1) of \(dates.count) is not finite")
        }
        if case .after(let date) = policy, !date.isFinite {
            throw RunFailure("the date of the policy .after is not finite")
        }
        // Swift's sort is stable in fact and not by promise; the place decides among equal dates.
        let sorted = dates.indices.sorted { (dates[$0], $0) < (dates[$1], $1) }
        let due = sorted.lastIndex { dates[$0] <= now }
        let kept = sorted.count > Self.mostKept ? sorted[(due ?? 0)...].prefix(Self.mostKept) : sorted[...]
        order = Array(kept)
        self.dates = kept.map { dates[$0] }
        self.policy = policy
        needsPlaceholder = due == nil
        diagnostics = []
        if kept.count < sorted.count {
            diagnostics.append(
                ArchiveDiagnostic(
                    code: "too-many-entries",
                    message: "Of \(sorted.count) entries \(kept.count) are kept, from the one that is due."
                )
            )
        }
    }
}

/// Why a run failed, in words for the receipt.
package struct RunFailure: Error, Equatable {
    package let why: String

    init(_ why: String) { self.why = why }
}
