// The archives of all widgets: those in the making, the current ones, and the pixel files that they can name.
import GroupContainer
import Posix
import ViewArchive

/// Opens, adopts and removes archives.
@MainActor final class Timelines {
    private let group: Group
    /// Hears of what stood in an archive's place, and of the name that it has now.
    var onMovedAside: (_ path: String, _ aside: String) -> Void = { _, _ in }
    private var widgets: [WidgetID: Held] = [:]
    private var namesAreStale = true

    /// The archives of one widget.
    private struct Held {
        var current: ArchiveFile?
        /// By generation: written, checked, not current; placeholders stay here until they are drawn.
        var pending: [Int: ArchiveFile] = [:]
        /// Whether a newer release's archive lies where the current one belongs.
        var newerLies = false
        /// The pixel files that the current archive can name, once asked for.
        var pixelNames: Set<String>?
    }

    init(group: Group) {
        self.group = group
    }

    /// Where a run's archive is to be written, from the group's directory.
    func name(_ widget: WidgetID, _ generation: Int) -> String {
        group.relative(path(widget, generation))
    }

    /// Makes the folders that a run writes into, where somebody removed them; never the group's own, which may have
    /// been moved away.
    func prepareFolders() throws(SystemError) {
        guard try FileSystem.facts(group.directory) != nil else {
            throw SystemError(code: .noEntry, call: "stat", path: group.directory)
        }
        for folder in [group.archivesInTheMaking, group.pixelsDirectory] { try FileSystem.makeDirectory(folder) }
    }

    /// Opens the archive of an earlier daemon; nil when there is none.
    func load(_ widget: WidgetID, _ expected: ArchiveExpectation) throws(ArchiveRefusal) -> ArchiveHeader? {
        let path = group.timelinesFile(widget)
        widgets[widget, default: Held()].current = nil
        do throws(SystemError) {
            if try FileSystem.facts(path, followingLinks: false) == nil { return nil }
        } catch {
            throw .unreadable(error.description)
        }
        do throws(ArchiveRefusal) {
            let archive = try ArchiveFile(path: path, expected: expected)
            widgets[widget, default: Held()].current = archive
            namesAreStale = true
            return archive.header
        } catch {
            if case .newer = error { widgets[widget, default: Held()].newerLies = true }
            throw error
        }
    }

    /// Checks what a run has written.
    func receive(_ widget: WidgetID, _ expected: ArchiveExpectation) throws(ArchiveRefusal) -> ArchiveHeader {
        guard let generation = expected.generation else { preconditionFailure("a run without a generation") }
        let archive = try ArchiveFile(path: path(widget, generation), expected: expected)
        widgets[widget, default: Held()].pending[generation] = archive
        return archive.header
    }

    /// Makes a run's archive the current one, and returns its header.
    func adopt(_ widget: WidgetID, _ generation: Int) throws(SystemError) -> ArchiveHeader? {
        guard var held = widgets[widget], let archive = held.pending.removeValue(forKey: generation) else { return nil }
        held.current = archive
        held.pixelNames = nil
        namesAreStale = true
        let target = group.timelinesFile(widget)
        let keepsNewer = held.newerLies
        held.newerLies = false
        // Kept in memory even when the file cannot be moved: the picture must not wait for the disk.
        widgets[widget] = held
        if keepsNewer, try FileSystem.facts(target, followingLinks: false) != nil {
            try FileSystem.rename(target, to: target + ".newer")
        }
        if let aside = try FileSystem.makeRoom(at: target) { onMovedAside(target, aside) }
        try archive.takeMode(of: target)
        try FileSystem.replace(target, by: path(widget, generation))
        return archive.header
    }

    /// Removes a run's archive, also one that was never read.
    func discard(_ widget: WidgetID, _ generation: Int) throws(SystemError) {
        widgets[widget]?.pending[generation] = nil
        namesAreStale = true
        try FileSystem.remove(path(widget, generation))
    }

    /// The archive of a generation, current or pending.
    func archive(_ widget: WidgetID, _ generation: Int) -> ArchiveFile? {
        guard let held = widgets[widget] else { return nil }
        return held.current?.header.generation == generation ? held.current : held.pending[generation]
    }

    /// The archive that a widget's pictures come from.
    func current(_ widget: WidgetID) -> ArchiveFile? { widgets[widget]?.current }

    func isPending(_ widget: WidgetID, _ generation: Int) -> Bool { widgets[widget]?.pending[generation] != nil }

    /// Removes all archives of a widget that is no longer installed.
    func forget(_ widget: WidgetID) throws(SystemError) {
        let held = widgets.removeValue(forKey: widget)
        namesAreStale = true
        for generation in held?.pending.keys.sorted() ?? [] { try FileSystem.remove(path(widget, generation)) }
        try FileSystem.remove(group.timelinesFile(widget))
    }

    private func path(_ widget: WidgetID, _ generation: Int) -> String {
        group.archiveInTheMaking(widget, generation: generation)
    }
}

// MARK: Pixel files

extension Timelines {
    /// Removes the pixel files that no archive can name; to be called only while no run is in flight, as a run may
    /// name any file that it finds.
    func removeUnnamedPixels() throws {
        guard namesAreStale else { return }
        // Also when it fails: it is tried again after the next change, not at each event.
        namesAreStale = false
        var named: Set<String> = []
        for (widget, held) in widgets {
            if let current = held.current {
                let names = try held.pixelNames ?? current.pixelNames()
                widgets[widget]?.pixelNames = names
                named.formUnion(names)
            }
            for archive in held.pending.values { named.formUnion(try archive.pixelNames()) }
        }
        for name in try FileSystem.names(in: group.pixelsDirectory)
        where PixelNames.isWellFormed(name) && !named.contains(name) {
            try FileSystem.remove("\(group.pixelsDirectory)/\(name)")
        }
    }
}
