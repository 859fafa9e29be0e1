// The bounds within which an archive is read at all.

/// Bounds on what an extension may hand over.
struct ArchiveLimits: Equatable, Sendable {
    /// In bytes.
    var file = 256 << 20
    /// In bytes; the header holds every entry's date.
    var header = 4 << 20
    /// In bytes.
    var line = 4 << 20
    var entries = 10_000
    /// In points; more would make a canvas that nobody can hold.
    var side = 4096.0
    /// How many references lead to a list before it counts as a circle.
    var references = 64

    static let standard = ArchiveLimits()
}
