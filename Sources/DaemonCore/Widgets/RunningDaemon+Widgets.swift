// Which widgets are installed: read at start and on each reload, and told to the scheduler.
import GroupContainer
import Posix
import ReloadService
import Scheduling
import ViewArchive

extension RunningDaemon {
    /// Reads `widgets.json` again, if it has changed; a file that cannot be used leaves them as they are.
    func readWidgets() {
        lookAtWidgetsFile()
        guard let table = nextWidgets else { return }
        nextWidgets = nil
        install(table, because: Origin(.configuration, asker: Asker(process: nil, asked: present.now.wall)))
    }

    /// The widgets to begin with, and whether they are those of the file: where that cannot be used, they are those that
    /// it named when it could.
    func firstWidgets() -> (table: WidgetTable, areOfFile: Bool) {
        lookAtWidgetsFile()
        if let table = nextWidgets {
            nextWidgets = nil
            return (table, true)
        }
        let last = group.lastInstalledWidgets(kinds: kindsAndFamilies, rules: JSONWords.rules)
        return (WidgetTable.make(of: last.widgets, kinds: bundle.kinds).table, false)
    }

    /// Takes note of what the file says, if it has changed; what it says is installed by the next reload.
    func lookAtWidgetsFile() {
        // Of a group that is away nothing new is known.
        guard isGroupThere else { return }
        let facts = widgetsFileFacts()
        // As with entries: not every cause of a fault is one of the file.
        if let seen = seenWidgetsFile, seen == facts, !isWidgetsFileUnusable { return }
        let (said, isKnown) = (widgetsFileProblems, seenWidgetsFile == .some(facts))
        seenWidgetsFile = .some(facts)
        do throws(ContainerError) {
            let installed = try group.installedWidgets(kinds: kindsAndFamilies, rules: JSONWords.rules)
            let (table, problems) = WidgetTable.make(of: installed.widgets, kinds: bundle.kinds)
            widgetsFileProblems = installed.problems.map(\.description) + problems
            nextWidgets = table
            isWidgetsFileUnusable = false
            keep(installed)
        } catch {
            isWidgetsFileUnusable = true
            widgetsFileProblems = ["\(error.description); the last list that could be used stays"]
        }
        if isKnown, widgetsFileProblems == said { return }
        for diagnostic in widgetsFileDiagnostics {
            log.write(.diagnostic, ["code": .text(diagnostic.code), "message": .text(diagnostic.message)])
        }
    }

    private var isGroupThere: Bool {
        do throws(SystemError) {
            return try FileSystem.facts(group.directory) != nil
        } catch {
            // It is there, and reading in it says what is wrong.
            return true
        }
    }

    /// What is wrong with the file now, for those who ask.
    var widgetsFileDiagnostics: [Receipt.Diagnostic] {
        widgetsFileProblems.map { Receipt.Diagnostic(code: "widgets-file", message: $0) }
    }

    /// For a start with a file that cannot be used.
    private func keep(_ installed: InstalledWidgets) {
        do {
            if installed.isImplicit {
                _ = try FileSystem.remove(group.lastWidgetsFile)
            } else {
                try WidgetsFile.write(installed.widgets, to: group.lastWidgetsFile)
            }
        } catch {
            log.write(.error, ["what": "the list of widgets was not kept", "why": .text("\(error)")])
        }
    }

    private var kindsAndFamilies: [(kind: String, families: [String])] {
        bundle.kinds.map { ($0.kind, $0.families.map(\.rawValue)) }
    }

    private func widgetsFileFacts() -> FileFacts? {
        // A file that cannot be looked at is read, which says why; of a link that leads nowhere there is the link.
        (try? FileSystem.facts(group.widgetsFile)) ?? (try? FileSystem.facts(group.widgetsFile, followingLinks: false))
            ?? nil
    }

    func install(_ table: WidgetTable, because origin: Origin = Origin(.start)) {
        let (removed, added) = widgets.difference(to: table)
        widgets = table
        for widget in removed {
            tell(.removed(WidgetKey(widget.id.rawValue)))
            diagnostics.forget(widget.id)
            // What is configured anew keeps its picture until there is one of the new configuration.
            if table[widget.id]?.isConfigured(unlike: widget) != true { forget(widget.id) }
        }
        for widget in added {
            var installation = installation(of: widget)
            installation.origin = origin
            tell(.installed(installation))
        }
    }

    private func installation(of widget: WidgetTable.Widget) -> Scheduler.Installation {
        painter.recall(widget.id)
        let sidecar = painter.sidecar(of: widget.id)
        recalledFailures[widget.id] = sidecar?.stale == true ? sidecar?.why : nil
        var timeline: ArchivedTimeline?
        do throws(ArchiveRefusal) {
            let expected = ArchiveExpectation(
                widget: widget.id.rawValue, kind: widget.kind, family: widget.family, generation: nil
            )
            // Entries of another configuration are shown no more.
            timeline = try timelines.load(widget.id, expected).flatMap { header in
                header.configuration == widget.configuration ? ArchivedTimeline(header) : nil
            }
        } catch {
            log.write(
                .diagnostic,
                ["widget": .text(widget.id.rawValue), "code": "archive", "message": .text(error.sentence)]
            )
        }
        let last = max(
            timeline?.generation ?? 0, painter.sidecar(of: widget.id)?.generation ?? 0,
            leftovers[widget.id.rawValue] ?? 0
        )
        return Scheduler.Installation(
            widget: WidgetKey(widget.id.rawValue), kind: KindName(widget.kind), lastGeneration: last,
            timeline: timeline, hasSnapshot: painter.hasPicture(widget.id)
        )
    }

    private func forget(_ widget: WidgetID) {
        do throws(SystemError) {
            try timelines.forget(widget)
            try painter.forget(widget)
            log.write("removed", ["widget": .text(widget.rawValue)])
        } catch {
            log.write(.error, ["what": "a widget's files were not removed", "why": .text(error.description)])
        }
    }

    /// Removes the files of widgets that were uninstalled while no daemon ran.
    func removeOrphans() {
        var orphans: Set<WidgetID> = []
        do throws(SystemError) {
            let named = try FileSystem.names(in: group.timelinesDirectory).compactMap { Self.id($0, ["jsonl"]) }
            let drawn = try FileSystem.names(in: group.snapshotsDirectory).compactMap {
                Self.id($0, ["json", "png", "cells", "txt"])
            }
            orphans = Set(named + drawn).subtracting(widgets.all.map(\.id))
        } catch {
            log.write(.error, ["what": "a folder could not be listed", "why": .text(error.description)])
        }
        for orphan in orphans.sorted() { forget(orphan) }
    }

    /// The id in a file's name with one of the extensions.
    private static func id(_ name: String, _ fileExtensions: [String]) -> WidgetID? {
        guard let dot = name.lastIndex(of: "."), fileExtensions.contains(String(name[name.index(after: dot)...]))
        else { return nil }
        return WidgetID(rawValue: String(name[..<dot]))
    }
}
