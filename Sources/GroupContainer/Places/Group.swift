// One App Group's directory, and what lies where in it: the only place that knows.

/// An App Group with its directory.
package struct Group: Hashable, Sendable {
    package let id: GroupID
    /// Absolute; never stored in a file, so that a container can be moved.
    package let directory: String
    /// Where the socket lies when the group's file system cannot hold one.
    package let runtimeDirectory: String?
    /// Whether somebody named it: else widget code finds it under any name that it asks for.
    package let isNamed: Bool

    package init(id: GroupID, directory: String, runtimeDirectory: String? = nil, isNamed: Bool = true) {
        self.id = id
        self.directory = directory
        self.runtimeDirectory = runtimeDirectory
        self.isNamed = isNamed
    }

    // What hosts publish.
    package var versionFile: String { "\(directory)/version" }
    package var entriesDirectory: String { "\(directory)/entries" }
    package func entriesFile(_ kind: String) -> String { "\(directory)/\(Self.entriesName(kind))" }
    package static func entriesName(_ kind: String) -> String { "entries/\(KindFileName(kind)).json" }
    package var widgetsFile: String { "\(directory)/widgets.json" }

    // What widget code sees of the system.
    package var libraryDirectory: String { "\(directory)/Library" }
    package var preferencesDirectory: String { "\(directory)/Library/Preferences" }
    package var preferencesFile: String { "\(preferencesDirectory)/\(id).plist" }
    package var cachesDirectory: String { "\(directory)/Library/Caches" }

    // Archives.
    package var timelinesDirectory: String { "\(directory)/timelines" }
    package func timelinesFile(_ widget: WidgetID) -> String { "\(timelinesDirectory)/\(widget).jsonl" }
    package var pixelsDirectory: String { "\(directory)/timelines/pixels" }

    // Snapshots; those with a relative name are written so in logs, sidecars and receipts.
    package var snapshotsDirectory: String { "\(directory)/snapshots" }
    package static func snapshotName(_ widget: WidgetID, _ fileExtension: String) -> String {
        "snapshots/\(widget).\(fileExtension)"
    }
    package func snapshot(_ widget: WidgetID, _ fileExtension: String) -> String {
        "\(directory)/\(Self.snapshotName(widget, fileExtension))"
    }
    package func sidecar(_ widget: WidgetID) -> String { snapshot(widget, "json") }
    package func accessibleText(_ widget: WidgetID) -> String { snapshot(widget, "txt") }

    package var logDirectory: String { "\(directory)/log" }
    package var log: String { "\(logDirectory)/snapshots.jsonl" }
    package var rotatedLog: String { "\(logDirectory)/snapshots.1.jsonl" }
}

extension Group {
    /// A path in the group as messages and files give it: from the group's directory on.
    package func relative(_ path: String) -> String {
        String(Substring(path.utf8.dropFirst(directory.utf8.count + 1)))
    }

    // What belongs to the running programs.
    package var runDirectory: String { "\(directory)/run" }
    package var socket: String {
        (runtimeDirectory.map { "\($0)/\(id)" } ?? runDirectory) + "/widgetd.sock"
    }
    package var daemonLock: String { "\(runDirectory)/widgetd.lock" }
    /// Held while a daemon takes `daemonLock` and signs it.
    package var startLock: String { "\(runDirectory)/start.lock" }
    package var publishLock: String { "\(runDirectory)/publish.lock" }
    package var defaultsLock: String { "\(runDirectory)/defaults.lock" }
    package var descriptors: String { "\(runDirectory)/descriptors.json" }
    /// The last list of widgets that could be used.
    package var lastWidgetsFile: String { "\(runDirectory)/\(InstalledWidgets.name)" }
    /// The last shared defaults that could be used.
    package var lastPreferencesFile: String { "\(runDirectory)/defaults.plist" }
    package var archivesInTheMaking: String { "\(runDirectory)/archives" }
    package func archiveInTheMaking(_ widget: WidgetID, generation: Int) -> String {
        "\(archivesInTheMaking)/\(widget).\(generation).jsonl"
    }
    package var rendersDirectory: String { "\(runDirectory)/renders" }
    package var extensionsDirectory: String { "\(runDirectory)/extensions" }

    /// The extension's private `XDG_CONFIG_HOME`.
    package func extensionConfiguration(_ kind: String) -> String {
        "\(extensionsDirectory)/\(KindFileName(kind))/config"
    }
    /// The extension's private `TMPDIR`.
    package func extensionTemporaries(_ kind: String) -> String { "\(extensionsDirectory)/\(KindFileName(kind))/tmp" }

    /// Every directory that the programs use.
    package var ownDirectories: [String] {
        [
            directory, entriesDirectory, preferencesDirectory, cachesDirectory, timelinesDirectory, pixelsDirectory,
            snapshotsDirectory, logDirectory, runDirectory, archivesInTheMaking, rendersDirectory, extensionsDirectory,
        ]
    }
}
