// What the scheduler must know of an archive: its dates and its policy.
package import ViewArchive

/// The facts of one archive, as its header tells them; unchecked.
package struct ArchivedTimeline: Hashable, Sendable {
    package var generation: Int
    /// The dates of the archive's lines in seconds since 1970, in the order of the lines.
    package var dates: [Double]
    package var policy: ReloadPolicy
    /// Whether the archive can draw the placeholder, too.
    package var hasPlaceholder: Bool

    package init(generation: Int, dates: [Double], policy: ReloadPolicy, hasPlaceholder: Bool = false) {
        self.generation = generation
        self.dates = dates
        self.policy = policy
        self.hasPlaceholder = hasPlaceholder
    }

    package init(_ header: ArchiveHeader) {
        self.init(
            generation: header.generation, dates: header.dates, policy: header.policy,
            hasPlaceholder: header.hasPlaceholder
        )
    }
}
