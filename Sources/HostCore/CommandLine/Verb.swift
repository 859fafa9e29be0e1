// The verbs: their arguments, their options, a line of help each.

/// What `widget-host` can be told to do.
package enum Verb: String, CaseIterable, Sendable {
    case putEntries = "put-entries"
    case putImage = "put-image"
    case set, get, unset, remove, reload, kinds, preview, widgets, add
    case removeWidget = "remove-widget"
    case status
    /// Only among commands from standard input.
    case begin, commit

    var options: [OptionSpec] {
        switch self {
        case .putImage: [.name]
        case .reload: [.wait, .timeout, .foreground]
        case .preview: [.family]
        case .add: [.family, .size]
        default: []
        }
    }

    /// As the help writes them.
    var arguments: String {
        switch self {
        case .putEntries: "KIND FILE|-"
        case .putImage: "FILE|- [--as NAME]"
        case .set: "KEY=TEXT… KEY:=JSON…"
        case .get: "[KEY]"
        case .unset: "KEY…"
        case .remove: "NAME"
        case .reload: "[KIND…]"
        case .preview: "KIND [--family F]"
        case .add: "KIND --family F [--size WxH]"
        case .removeWidget: "ID"
        case .kinds, .widgets, .status, .begin, .commit: ""
        }
    }

    /// A whole command line.
    var usage: String { "widget-host \(rawValue)" + (arguments.isEmpty ? "" : " " + arguments) }

    var summary: String {
        switch self {
        case .putEntries: "publish the entries of a kind, replacing them"
        case .putImage: "publish an image, byte for byte"
        case .set: "shared defaults, all or none"
        case .get: "shared defaults, or one of them"
        case .unset: "remove shared defaults"
        case .remove: "remove an image"
        case .reload: "all kinds without KIND; prints the receipts"
        case .kinds: "what the daemon's bundle offers"
        case .preview: "draw a kind's placeholder and its gallery snapshot"
        case .add: "install a widget; prints its id"
        case .removeWidget: "remove an installed widget and its files"
        case .widgets: "the installed widgets"
        case .status: "the daemon and each widget's state"
        case .begin: "publish what follows as one change"
        case .commit: "end it, then send its reloads"
        }
    }

    /// Those that stand alone on a command line.
    static let onCommandLine = allCases.filter { $0 != .begin && $0 != .commit }
}
