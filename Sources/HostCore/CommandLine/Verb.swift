// The verbs: their arguments, their options, a line of help each. Help, manual page and completion are made from it.

/// What `widget-host` can be told to do.
package enum Verb: String, CaseIterable, Sendable {
    case putEntries = "put-entries"
    case putImage = "put-image"
    case set, get, unset, remove, reload, kinds, snapshot, preview, parameters, widgets, add
    case removeWidget = "remove-widget"
    case tap, status, explain, watch, advance, conformance, completion
    case manualPage = "man-page"
    /// Only among commands from standard input.
    case begin, commit

    var options: [OptionSpec] {
        switch self {
        case .putEntries: [.timeout]
        case .putImage: [.name, .timeout]
        case .reload: [.wait, .timeout, .foreground]
        case .snapshot: [.at, .scale, .appearance, .output]
        case .preview: [.family]
        case .add: [.family, .size]
        case .advance: [.to, .untilIdle, .timeout]
        case .conformance: [.kind, .timeout]
        default: []
        }
    }

    /// As the help writes them.
    var arguments: String {
        switch self {
        case .putEntries: "KIND FILE|- [--timeout S]"
        case .putImage: "FILE|- [--as NAME] [--timeout S]"
        case .set: "KEY=TEXT… KEY:=JSON…"
        case .get: "[KEY]"
        case .unset: "KEY…"
        case .remove: "NAME"
        case .reload: "[KIND…] [--wait [--timeout S]] [--foreground]"
        case .snapshot: "ID [--at TIME] [--scale N] [--appearance A] [-o FILE]"
        case .preview: "KIND [--family F]"
        case .parameters: "KIND [NAME=VALUE…]"
        case .add: "KIND --family F [--size WxH] [NAME=VALUE…]"
        case .removeWidget: "ID"
        case .tap: "ID [ELEMENT]"
        case .explain, .watch: "[KIND|ID…]"
        case .advance: "D | --to TIME | --until-idle [--timeout S]"
        case .conformance: "[--kind K]… [--timeout S] -- COMMAND…"
        case .completion: "bash|zsh"
        case .kinds, .widgets, .status, .manualPage, .begin, .commit: ""
        }
    }

    /// Without the options and values that can be left out.
    var shortArguments: String {
        var words: [Substring] = []
        var depth = 0
        for word in arguments.split(separator: " ") {
            if depth == 0, !word.hasPrefix("[-"), !(word.hasPrefix("[") && word.contains("=")) {
                words.append(word)
            } else {
                depth += word.count { $0 == "[" } - word.count { $0 == "]" }
            }
        }
        return words.joined(separator: " ")
    }

    /// What a shell offers for the first argument, and for those that follow it.
    var offers: (first: Offer, rest: Offer) {
        switch self {
        case .putEntries: (.kinds, .files)
        case .putImage: (.files, .nothing)
        case .get: (.keys, .nothing)
        case .unset: (.keys, .keys)
        case .reload: (.kinds, .kinds)
        case .preview, .parameters, .add: (.kinds, .nothing)
        case .snapshot, .removeWidget, .tap: (.widgets, .nothing)
        case .explain, .watch: (.kindsAndWidgets, .kindsAndWidgets)
        case .completion: (.words(["bash", "zsh"]), .nothing)
        case .conformance: (.command, .command)
        case .set, .remove, .kinds, .widgets, .status, .advance, .manualPage, .begin, .commit:
            (.nothing, .nothing)
        }
    }

    /// A whole command line.
    var usage: String { "widget-host \(rawValue)" + (arguments.isEmpty ? "" : " " + arguments) }

    var summary: String {
        switch self {
        case .putEntries: "publish the entries of a kind, replacing them"
        case .putImage: "publish an image, byte for byte"
        case .set: "set shared defaults, all or none"
        case .get: "the shared defaults, or one (5 if not there)"
        case .unset: "remove shared defaults (0 also if not there)"
        case .remove: "remove an image"
        case .reload: "all kinds without KIND; prints the receipts"
        case .kinds: "what the daemon's bundle offers"
        case .snapshot: "draw a widget as it looks at any time"
        case .preview: "draw a kind's placeholder and its gallery snapshot"
        case .parameters: "what a kind's widgets can be configured with"
        case .widgets: "the installed widgets"
        case .add: "install a widget; prints its id"
        case .removeWidget: "remove an installed widget and its files"
        case .tap: "tap a widget; waits for what comes of it"
        case .status: "how the daemon and each widget are"
        case .explain: "why they look as they do, and what comes next"
        case .watch: "the status live, in a table or as lines"
        case .advance: "move a virtual clock; says what happened"
        case .conformance: "run a host; says what it does right and wrong"
        case .completion: "a script that completes these words in a shell"
        case .manualPage: "this program's page for man"
        case .begin: "publish what follows as one change"
        case .commit: "end it, then send its reloads"
        }
    }

    /// Those that stand alone on a command line.
    static let onCommandLine = allCases.filter { !$0.isOnlyOnStandardInput }
    var isOnlyOnStandardInput: Bool { self == .begin || self == .commit }
    /// Those that a conversation has no use for.
    var isOnlyOnCommandLine: Bool {
        self == .watch || self == .conformance || self == .completion || self == .manualPage
    }
}
