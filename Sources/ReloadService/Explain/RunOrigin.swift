// Why a run happened, as facts and sidecars say it.

/// What led to a run, and so to the timeline that it made.
package struct RunOrigin: Hashable, Codable, Sendable {
    /// `start`, `reload`, `policy`, `extension`, `tap` or `configuration`.
    package var cause: String
    /// The process that asked; sidecars leave it out, as the same script twice must leave the same files.
    package var pid: Int?
    /// When it was asked for, where somebody did.
    package var asked: Timestamp?
    /// True where it was read from a sidecar, as an earlier daemon had it run.
    package var recalled: Bool?

    package init(cause: String, pid: Int? = nil, asked: Timestamp? = nil) {
        self.cause = cause
        self.pid = pid
        self.asked = asked
    }
}
