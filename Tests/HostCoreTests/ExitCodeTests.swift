// Failures to exit codes.
import GroupContainer
import HostCore
import Posix
import ReloadService
import Testing

@Suite struct ExitCodeTests {
    static let worst: [([ExitCode], ExitCode)] = [
        ([], .done), ([.done, .done], .done), ([.timedOut, .done], .timedOut), ([.timedOut, .deferred], .deferred),
        ([.deferred, .reloadFailed], .reloadFailed), ([.reloadFailed, .noDaemon], .noDaemon),
        ([.noDaemon, .refused], .refused), ([.refused, .systemRefused, .done], .systemRefused),
        ([.usage, .noDaemon], .usage), ([.usage, .refused], .refused),
    ]

    @Test(arguments: worst)
    func takesTheWorst(_ codes: [ExitCode], _ code: ExitCode) {
        #expect(ExitCode.worst(of: codes) == code)
        #expect(ExitCode.worst(of: codes.reversed()) == code)
    }

    static let outcomes: [(Receipt.Outcome, waited: ExitCode, notWaited: ExitCode)] = [
        (.accepted, .done, .done), (.rendered, .done, .done), (.unchanged, .done, .done),
        (.failed, .reloadFailed, .reloadFailed), (.deferred, .deferred, .done), (.pending, .timedOut, .timedOut),
    ]

    @Test(arguments: outcomes)
    func readsReceipts(_ row: (Receipt.Outcome, waited: ExitCode, notWaited: ExitCode)) {
        #expect(ExitCode(row.0, waited: true) == row.waited)
        #expect(ExitCode(row.0, waited: false) == row.notWaited)
    }

    static let denied = SystemError(code: .accessDenied, call: "open", path: "/x")
    static func group() throws -> Group { try Group.locate(container: "/c", group: "group.a", environment: [:]) }

    @Test func givesEveryErrorACode() throws {
        let group = try Self.group()
        let rows: [(Complaint, ExitCode, String)] = [
            (Complaint(UsageError.imageNeedsName), .usage, "usage"),
            (Complaint(Self.denied), .systemRefused, "system"),
            (Complaint(ServiceError.unknownKind("a", known: ["b"])), .refused, "unknown-kind"),
            (Complaint(ServiceError.invalidParam("a", "b")), .refused, "invalid-param"),
            (Complaint(ServiceError.peerRefused(peer: 1, daemon: 2)), .refused, "peer-refused"),
            (Complaint(ServiceError.runFailed("a")), .reloadFailed, "run-failed"),
            (Complaint(ServiceError.unknownFamily("a", of: "b", known: ["c"])), .refused, "unknown-family"),
            (Complaint(ServiceError.shuttingDown), .noDaemon, "shutting-down"),
            (Complaint(ServiceError.tooManyWaits(limit: 1)), .systemRefused, "too-many-waits"),
            (Complaint(ServiceError.containerUnavailable("full")), .systemRefused, "container-unavailable"),
            (Complaint(ServiceError.damagedFile("half")), .refused, "damaged-file"),
            (Complaint(.closed, group: group), .noDaemon, "daemon-ended"),
            (Complaint(.timedOut, group: group), .timedOut, "timed-out"),
            (Complaint(.malformed("x"), group: group), .refused, "malformed-answer"),
            (Complaint(LocatingError.group(.empty, "", of: "--group")), .usage, "bad-group"),
            (Complaint(LocatingError.emptyFolder(option: "--container")), .usage, "bad-folder"),
            (Complaint(LocatingError.several(["a", "b"], in: "/c")), .usage, "several-groups"),
            (Complaint(ContainerError.system(Self.denied)), .systemRefused, "system"),
            (Complaint(ContainerError.malformed(path: "a", reason: "b")), .refused, "malformed"),
            (Complaint(ContainerError.newerVersion(path: "a", found: 2, known: 1)), .refused, "newer-version"),
            (Complaint(ImageNameError.empty), .refused, "bad-image-name"),
            (Complaint.noDaemon(group), .noDaemon, "no-daemon"),
        ]
        for (complaint, code, kind) in rows {
            #expect(complaint.code == code, "\(complaint)")
            #expect(complaint.kind == kind, "\(complaint)")
        }
    }

    @Test func namesTheGroupsPathWhenNoDaemonListens() throws {
        let sentence = Complaint.noDaemon(try Self.group()).sentence
        #expect(sentence.contains(" in /c/group.a;"))
        #expect(sentence.hasSuffix("start widgetd, or your bundle, with --container /c --group group.a"))
    }
}
