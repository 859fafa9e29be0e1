// Why a run happens, and who asked for it.

/// What led to a run.
package struct Origin: Hashable, Sendable {
    package var cause: Cause
    /// The first who asked, where somebody did; of several causes that share a run, the most deliberate one's.
    package var asker: Asker?

    package init(_ cause: Cause, asker: Asker? = nil) {
        self.cause = cause
        self.asker = asker
    }
}

/// One who asked for a run.
package struct Asker: Hashable, Sendable {
    /// The id of the process; nil where that is not known.
    package var process: Int?
    package var asked: WallInstant

    package init(process: Int?, asked: WallInstant) {
        self.process = process
        self.asked = asked
    }
}
