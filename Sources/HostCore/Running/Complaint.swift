// An error where it leaves the program: a sentence, a stable word, an exit code.
package import GroupContainer
package import Posix
package import ReloadService

/// What went wrong, ready to be printed.
package struct Complaint: Error, Hashable, Sendable {
    package var code: ExitCode
    /// A stable word for programs.
    package var kind: String
    package var sentence: String
    /// Facts of the daemon's error.
    package var facts: ServiceError.Facts?
    /// The line of standard input that it answers; nil for one of the command line, or of a person.
    package var line: Int?
    /// Which command of several it concerns, counted from 0.
    var command: Int?

    package init(_ code: ExitCode, kind: String, _ sentence: String, facts: ServiceError.Facts? = nil) {
        self.code = code
        self.kind = kind
        self.sentence = sentence
        self.facts = facts
    }
}

/// Says of what fails which command of several it was.
func naming<Value>(command: Int, _ body: () throws(Complaint) -> Value) throws(Complaint) -> Value {
    do throws(Complaint) {
        return try body()
    } catch {
        var named = error
        named.command = command
        throw named
    }
}

// MARK: Every error's exit code

extension Complaint {
    package init(_ error: UsageError) {
        self.init(.usage, kind: "usage", error.description)
    }

    package init(_ error: SystemError) {
        self.init(.systemRefused, kind: "system", error.description)
    }

    /// What a command has printed did not get where it should.
    static func unwritable(_ error: SystemError, isClosed: Bool) -> Complaint {
        if isClosed { return Complaint(.systemRefused, kind: "system", "standard output is closed") }
        let why = "\(error.code.message) (\(error.code.name))"
        return Complaint(.systemRefused, kind: "system", "standard output cannot be written: \(why)")
    }

    package init(_ error: ServiceError) {
        self.init(ExitCode(error), kind: error.data.kind, error.message, facts: error.data)
    }

    package init(_ error: HostConnectionError, group: Group) {
        switch error {
        case .notSent(let why): self.init(.refused, kind: "not-sent", why)
        case .system(let error): self.init(error)
        case .closed:
            self.init(
                .noDaemon, kind: "daemon-ended",
                "the daemon of \(group.id) in \(SafeText.path(group.directory)) ended before it answered"
            )
        case .timedOut:
            self.init(
                .timedOut, kind: "timed-out",
                "the daemon of \(group.id) in \(SafeText.path(group.directory)) does not answer"
            )
        case .malformed(let why):
            self.init(.refused, kind: "malformed-answer", "the daemon's answer cannot be read: \(why)")
        }
    }

    /// Nobody listens on the group's socket.
    package static func noDaemon(_ group: Group) -> Complaint {
        let container = FileSystem.parent(of: group.directory) ?? "."
        return Complaint(
            .noDaemon, kind: "no-daemon",
            "no daemon listens for \(group.id) in \(SafeText.path(group.directory)); what is published there is shown when one "
                + "starts: start widgetd, or your bundle, with --container \(SafeText.path(container)) "
                + "--group \(group.id)"
        )
    }

    package init(_ error: LocatingError) {
        switch error {
        case .group: self.init(.usage, kind: "bad-group", error.description)
        case .emptyFolder: self.init(.usage, kind: "bad-folder", error.description)
        case .several: self.init(.usage, kind: "several-groups", error.description)
        case .system(let error): self.init(error)
        }
    }

    package init(_ error: ContainerError) {
        switch error {
        case .system(let error): self.init(error)
        case .notRegular: self.init(.refused, kind: "not-a-file", error.description)
        case .tooLong: self.init(.refused, kind: "too-long", error.description)
        case .leavesContainer: self.init(.refused, kind: "leaves-container", error.description)
        case .newerVersion: self.init(.refused, kind: "newer-version", error.description)
        case .malformed: self.init(.refused, kind: "malformed", error.description)
        }
    }

    package init(_ error: DefaultsError) {
        switch error {
        case .container(let error): self.init(error)
        case .propertyList: self.init(.refused, kind: "malformed", error.description)
        }
    }

    package init(_ error: ImageNameError) {
        self.init(.refused, kind: "bad-image-name", error.description)
    }
}
