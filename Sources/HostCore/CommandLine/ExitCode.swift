// The one table of exit codes, and which of several wins.
package import ReloadService

/// How `widget-host` ends.
package enum ExitCode: Int32, CaseIterable, Sendable {
    case done = 0
    /// A reload failed; the receipt says why.
    case reloadFailed = 1
    case usage = 2
    /// No daemon listens; what was published stays.
    case noDaemon = 3
    case timedOut = 4
    /// Unknown kind, invalid data.
    case refused = 5
    /// Disk full, permission.
    case systemRefused = 6
    /// Deferred under `--wait`.
    case deferred = 7

    /// From the worst to the best.
    static let order: [ExitCode] = [
        .systemRefused, .refused, .usage, .noDaemon, .reloadFailed, .deferred, .timedOut, .done,
    ]

    /// For the help.
    var meaning: String {
        switch self {
        case .done: "done"
        case .reloadFailed: "a reload failed"
        case .usage: "usage"
        case .noDaemon: "no daemon"
        case .timedOut: "timed out"
        case .refused: "refused"
        case .systemRefused: "the system refused"
        case .deferred: "deferred"
        }
    }

    /// The worst of several; done for none.
    package static func worst(of codes: some Sequence<ExitCode>) -> ExitCode {
        let present = Set(codes)
        return order.first { present.contains($0) } ?? .done
    }

    /// What a receipt means for a caller that waited, or did not.
    package init(_ outcome: Receipt.Outcome, waited: Bool) {
        switch outcome {
        case .accepted, .rendered, .unchanged: self = .done
        case .failed: self = .reloadFailed
        case .deferred: self = waited ? .deferred : .done
        case .pending: self = .timedOut
        }
    }

    /// What an error of the daemon means.
    package init(_ error: ServiceError) {
        switch error.code {
        // A provider failed, as it can in a reload.
        case _ where error.data.kind == "run-failed": self = .reloadFailed
        // The system has let it be read.
        case _ where error.data.kind == "damaged-file": self = .refused
        case .shuttingDown: self = .noDaemon
        case .tooMany, .containerUnavailable, .internalError: self = .systemRefused
        default: self = .refused
        }
    }
}
