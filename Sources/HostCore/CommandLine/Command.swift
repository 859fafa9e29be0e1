// A command as a value, whether it came from the command line or from standard input.
package import ReloadService

/// Something to do, checked as far as that is possible without doing it.
package enum Command: Hashable, Sendable {
    case putEntries(kind: String, Source)
    /// Without a name the file's own is taken.
    case putImage(Source, name: String)
    case set([Assignment])
    case get(key: String?)
    case unset([String])
    case remove(image: String)
    case reload(Reload)
    case kinds
    case snapshot(SnapshotCall, Output?)
    case preview(kind: String, family: String?)
    /// What can be chosen may depend on values.
    case parameters(kind: String, values: [Assignment])
    case tap(id: String, element: String?)
    case widgets
    case add(kind: String, family: String, size: [Double]?, values: [Assignment])
    case removeWidget(id: String)
    case status
    /// Without a timeout it is waited for as long as it takes.
    case advance(AdvanceCall.Goal, timeout: Double?)
    /// Kinds and ids; empty for all.
    case explain([String])
    case begin
    case commit

    /// Where bytes come from.
    package enum Source: Hashable, Sendable {
        /// A pipe of that name is given up when it is silent for so many seconds.
        case file(String, patience: Double = ServiceProtocol.defaultTimeout)
        case standardInput
    }

    /// Where a picture goes beside the group's own folder.
    package enum Output: Hashable, Sendable {
        case file(String)
        case standardOutput
    }

    /// A shared default, or a parameter of a widget, and its new value.
    package struct Assignment: Hashable, Sendable {
        package var key: String
        package var value: Value

        package init(key: String, value: Value) {
            self.key = key
            self.value = value
        }

        package enum Value: Hashable, Sendable {
            /// `KEY=TEXT`.
            case text(String)
            /// `KEY:=JSON`, and which of its numbers were written with a fraction.
            case json(JSONValue, fractional: Set<[JSONStep]>)
        }
    }

    /// Which kinds are asked for and what the caller waits for.
    package struct Reload: Hashable, Sendable {
        /// Empty for all.
        package var kinds: [String]
        package var waits: Bool
        package var timeout: Double
        package var foreground: Bool

        package init(
            kinds: [String] = [], waits: Bool = false, timeout: Double = ServiceProtocol.defaultTimeout,
            foreground: Bool = false
        ) {
            self.kinds = kinds
            self.waits = waits
            self.timeout = timeout
            self.foreground = foreground
        }
    }

    /// Whether it changes files of the group, and so belongs under the publish lock.
    var publishes: Bool {
        switch self {
        case .putEntries, .putImage, .set, .unset, .remove: true
        case .get, .reload, .kinds, .snapshot, .preview, .parameters, .tap, .widgets, .add, .removeWidget, .status,
            .advance, .explain, .begin, .commit:
            false
        }
    }
}
