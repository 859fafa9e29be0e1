// What a verb's own help says beyond its line: what its words stand for, how it can end, an example.

extension Verb {
    /// A sentence without its full stop.
    var description: String {
        switch self {
        case .putEntries: "Publishes the entries of a kind in the place of those before, whole; then reload shows them"
        case .putImage: "Publishes an image in the group, byte for byte; then reload shows it"
        case .set: "Sets shared defaults, all of them or none"
        case .get: "Prints the shared defaults, or the value of one"
        case .unset: "Removes shared defaults; one that is not there is no mistake"
        case .remove: "Removes an image from the group"
        case .reload: "Has the providers of these kinds, or of all, run again, and prints a receipt for each widget"
        case .kinds: "Lists the kinds of the daemon's bundle: name, families, description"
        case .snapshot: "Draws a widget from its archive, and prints the picture's path; what is on show stays"
        case .preview: "Draws a kind's placeholder and its gallery snapshot, and prints their paths"
        case .parameters:
            "Lists what a widget of a kind can be configured with, beside these values: name, type, default, choices"
        case .widgets: "Lists the installed widgets: id, kind, family, size in points, configuration"
        case .add: "Installs a widget, perhaps with values for its parameters, and prints its id"
        case .removeWidget: "Removes an installed widget and its files"
        case .tap:
            "Taps a widget: its intent is performed and it has a new picture, or the hosts that listen open an address"
        case .status: "Says how the daemon is, and each widget: entry, age, what comes next"
        case .explain: "Says in sentences why widgets look as they do, what comes next, and why not sooner"
        case .watch:
            "Shows the status live, until q or Ctrl-C: a table in a terminal, else a line an event, with --json an object"
        case .advance: "Moves the virtual clock of widgetd --clock virtual=TIME, and says what happened on the way"
        case .conformance: "Runs a host in a container of its own, and says what it does right and wrong"
        case .completion: "Prints a script that completes these words in a shell"
        case .manualPage: "Prints this program's page for man"
        case .begin: "Among commands from standard input: what follows, up to commit, is published as one change"
        case .commit: "Among commands from standard input: publishes what followed begin, then sends its reloads"
        }
    }

    /// The words of its arguments, and what each stands for.
    var words: [(word: String, meaning: String)] {
        switch self {
        case .putEntries:
            [Self.kind, ("FILE", "JSON: an array of objects, or {\"version\":1,\"entries\":[…]}; - is standard input")]
        case .putImage: [("FILE", "\(PictureForm.drawnList), whole; - is standard input")]
        case .set:
            [
                ("KEY=TEXT", "the shared default KEY is that text"),
                ("KEY:=JSON", "it is what the JSON says: a number, true, a list; {\"$date\":TIME} is a date"),
            ]
        case .get, .unset: [("KEY", "the name of a shared default; get lists them")]
        case .remove: [("NAME", "an image's name in the group, such as photo.png")]
        case .reload, .preview: [Self.kind]
        case .parameters, .add:
            [
                Self.kind, ("NAME=VALUE", "the parameter NAME has that value; parameters lists them, with examples"),
                ("NAME:=JSON", "it has the value that the JSON says, such as a list"),
                ("NAME=FILE", "where a file is wanted: it is copied into the group's folder unless it lies there"),
            ]
        case .snapshot, .removeWidget: [Self.id]
        case .tap:
            [Self.id, ("ELEMENT", "its number or text in the sidecar's tapAreas; else a tap beside all of them")]
        case .explain, .watch: [Self.kind, Self.id]
        case .advance: [("D", "a duration: 90s 5m 3h 2d, or seconds")]
        case .conformance:
            [("COMMAND", "runs your host, which finds its group in WIDGET_CONTAINER and WIDGET_GROUP")]
        case .completion: [("bash|zsh", "the shell")]
        case .kinds, .widgets, .status, .manualPage, .begin, .commit: []
        }
    }

    private static let kind = (word: "KIND", meaning: "a kind of the daemon's bundle; kinds lists them")
    private static let id = (word: "ID", meaning: "the id of an installed widget; widgets lists them")

    /// Those that may have to wait for widget code.
    static let askingProviders: [Verb] = [.preview, .parameters, .add, .tap]

    /// An option's sentence where it means something else than with other verbs.
    func summary(of option: OptionSpec) -> String {
        switch (self, option) {
        case (.putEntries, .timeout), (.putImage, .timeout):
            "give up a pipe that is silent so long (60): 90s 5m 3h"
        case (.advance, .timeout): "wait so long at most: 90s 5m 3h (as long as it takes)"
        case (.conformance, .timeout): "end a command that runs longer (60): 90s 5m 3h"
        case (.preview, .family): option.summary + "; else its first"
        default: option.summary
        }
    }

    /// How it can end.
    var exits: [ExitCode] {
        switch self {
        case .reload: ExitCode.allCases
        case .putEntries, .putImage: [.done, .usage, .timedOut, .refused, .systemRefused]
        case .set, .get, .unset, .remove, .watch, .commit: [.done, .usage, .refused, .systemRefused]
        case .kinds, .widgets, .status: [.done, .usage, .noDaemon, .timedOut, .systemRefused]
        case .explain, .removeWidget, .advance, .snapshot:
            [.done, .usage, .noDaemon, .timedOut, .refused, .systemRefused]
        case .preview, .parameters, .add, .tap:
            [.done, .reloadFailed, .usage, .noDaemon, .timedOut, .refused, .systemRefused]
        case .conformance: [.done, .usage, .timedOut, .refused, .systemRefused]
        case .completion, .manualPage: [.done, .usage, .systemRefused]
        case .begin: [.done, .usage]
        }
    }

    /// What an exit code means after it.
    func meaning(of code: ExitCode) -> String {
        let silence = Int(Self.askingProviders.contains(self) ? DaemonLine.providerPatience : DaemonLine.patience)
        switch (self, code) {
        case (.reload, .timedOut): return "timed out (without --wait: the daemon was silent for \(silence) s)"
        case (.kinds, .timedOut), (.widgets, .timedOut), (.status, .timedOut), (.explain, .timedOut),
            (.add, .timedOut), (.removeWidget, .timedOut), (.snapshot, .timedOut), (.preview, .timedOut),
            (.parameters, .timedOut),
            (.tap, .timedOut):
            return "the daemon was silent for \(silence) s"
        case (.conformance, .refused): return "something is wrong"
        case (.tap, .reloadFailed): return "the intent or the provider failed"
        case (.preview, .reloadFailed), (.parameters, .reloadFailed), (.add, .reloadFailed):
            return "the provider failed"
        default: return code.meaning
        }
    }

    /// A command line, or lines of standard input, as somebody could mean them.
    var example: String {
        switch self {
        case .putEntries: "widget-host put-entries Feed feed.json"
        case .putImage: "widget-host put-image new.png --as photo.png"
        case .set: "widget-host set title=Tea count:=3"
        case .get: "widget-host get title"
        case .unset: "widget-host unset title count"
        case .remove: "widget-host remove photo.png"
        case .reload: "widget-host reload Photo --wait --timeout 10"
        case .kinds: "widget-host kinds"
        case .snapshot: "widget-host snapshot Photo.systemSmall --appearance dark -o dark.png"
        case .preview: "widget-host preview Photo --family systemLarge"
        case .parameters: "widget-host parameters Status"
        case .tap: "widget-host tap Status.systemSmall 1"
        case .widgets: "widget-host widgets"
        case .add: "widget-host add Status --family systemSmall showsCountdown=no"
        case .removeWidget: "widget-host remove-widget Photo.systemSmall.2"
        case .status: "widget-host status --json"
        case .explain: "widget-host explain Photo"
        case .watch: "widget-host watch Photo.systemSmall"
        case .advance: "widget-host advance --to 2026-01-02T00:00:00Z"
        case .conformance: "widget-host conformance -- python3 host.py"
        case .completion: "source <(widget-host completion bash)"
        case .manualPage: "widget-host man-page | man -l -"
        case .begin, .commit: #"printf 'begin\nset a=1\nreload\ncommit\n' | widget-host"#
        }
    }
}
