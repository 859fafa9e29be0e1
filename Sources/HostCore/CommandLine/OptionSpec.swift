// The options that exist, once: what they are called, whether a value follows, a line of help.
import GroupContainer
import ReloadService

/// An option of a command.
struct OptionSpec: Hashable, Sendable {
    /// With its dashes.
    let name: String
    /// What the value is called in the help; nil for an option that takes none.
    let value: String?
    let summary: String
    /// What a shell offers for the value.
    var offers = Offer.nothing
    /// Whether each of several values is meant.
    var mayRepeat = false

    static let container = OptionSpec(
        name: "--container", value: "DIR", summary: "where groups lie (else $WIDGET_CONTAINER, else ./container)",
        offers: .directories
    )
    static let group = OptionSpec(
        name: "--group", value: "ID",
        summary: "App Group; else $WIDGET_GROUP, only one, \(Group.defaultID)"
    )
    static let runtimeDirectory = OptionSpec(
        name: "--runtime-dir", value: "DIR", summary: "where the socket is, if not in the group's folder run",
        offers: .directories
    )
    static let json = OptionSpec(name: "--json", value: nil, summary: "machine-readable output")
    static let help = OptionSpec(name: "--help", value: nil, summary: "this help; after a command its own")
    static let shortHelp = OptionSpec(name: "-h", value: nil, summary: "the same")
    static let version = OptionSpec(
        name: "--version", value: nil, summary: "the versions of the program and the protocol")

    static let name = OptionSpec(name: "--as", value: "NAME", summary: "its name in the group; else the file's own")
    static let wait = OptionSpec(name: "--wait", value: nil, summary: "wait for the pictures")
    static let timeout = OptionSpec(
        name: "--timeout", value: "S", summary: "wait so long at most (60): 90s 5m 3h, or seconds")
    static let foreground = OptionSpec(name: "--foreground", value: nil, summary: "a person looks at the host now")
    static let family = OptionSpec(
        name: "--family", value: "F", summary: "a family of the kind, such as systemSmall", offers: .families
    )
    static let size = OptionSpec(
        name: "--size", value: "WxH", summary: "width x height in points; else the family's own")
    static let at = OptionSpec(
        name: "--at", value: "TIME", summary: "as it looks then, such as 2026-01-01T00:00:00Z; else now")
    static let scale = OptionSpec(name: "--scale", value: "N", summary: "pixels a point, 0.5 to 4; else the daemon's")
    static let appearance = OptionSpec(
        name: "--appearance", value: "A", summary: "light or dark; else the daemon's",
        offers: .words(SnapshotCall.appearances)
    )
    static let output = OptionSpec(
        name: "-o", value: "FILE", summary: "where the picture goes, too; - is standard output", offers: .files
    )

    static let kind = OptionSpec(
        name: "--kind", value: "K", summary: "a kind that the daemon knows, again for each; else the samples'",
        offers: .kinds, mayRepeat: true
    )
    static let to = OptionSpec(name: "--to", value: "TIME", summary: "to an instant such as 2026-01-01T00:00:00Z")
    static let untilIdle = OptionSpec(
        name: "--until-idle", value: nil, summary: "what is due and its retries, up to the next entry or run"
    )

    /// Before or after any verb.
    static let common: [OptionSpec] = [container, group, runtimeDirectory, json, help, shortHelp, version]
}

/// What a shell offers where a word may stand.
enum Offer: Hashable, Sendable {
    case nothing
    case files
    case directories
    /// The daemon knows these.
    case kinds
    case families
    case widgets
    case kindsAndWidgets
    /// The names of shared defaults.
    case keys
    case words([String])
    /// Another program's words.
    case command
}
