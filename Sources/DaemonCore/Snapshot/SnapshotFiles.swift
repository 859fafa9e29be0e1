// The files of a widget's snapshot: the picture, its accessible text, and last the sidecar, which commits both.
import FoundationEssentials
import GroupContainer
import Posix
import ReloadService

/// Writes and reads a group's snapshots; none of it is forced to the disk, as it can be drawn again.
struct SnapshotFiles {
    let group: Group
    /// Hears of what stood in a file's place, and of the name that it has now.
    var onMovedAside: (_ path: String, _ aside: String) -> Void = { _, _ in }

    /// The picture's path from the group's directory.
    func name(_ widget: WidgetID, _ fileExtension: String) -> String {
        Group.snapshotName(widget, fileExtension)
    }

    func hasPicture(_ widget: WidgetID, _ fileExtension: String) -> Bool {
        facts(group.snapshot(widget, fileExtension))?.kind == .regular
    }

    func hasText(_ widget: WidgetID) -> Bool { facts(group.accessibleText(widget))?.kind == .regular }

    /// Whether the picture on disk consists of these bytes.
    func pictureEquals(_ bytes: Data, _ widget: WidgetID, _ fileExtension: String) -> Bool {
        let path = group.snapshot(widget, fileExtension)
        guard let found = facts(path), found.size == bytes.count else { return false }
        // A picture that cannot be read is not these bytes, and is written again.
        return (try? FileSystem.contents(of: path, limit: bytes.count)) == bytes
    }

    func write(picture: Data, _ widget: WidgetID, _ fileExtension: String) throws(ContainerError) {
        try replace(group.snapshot(widget, fileExtension), by: picture.span)
    }

    func write(text: String, _ widget: WidgetID) throws(ContainerError) {
        try replace(group.accessibleText(widget), by: Array(text.utf8).span)
    }

    func write(_ sidecar: Sidecar, _ widget: WidgetID) throws(ContainerError) {
        try replace(group.sidecar(widget), by: Array("\(sidecar.line)\n".utf8).span)
    }

    private func replace(_ path: String, by bytes: Span<UInt8>) throws(ContainerError) {
        do throws(ContainerError) {
            try group.write(bytes, to: path, durable: false)
        } catch {
            guard case .system(let refusal) = error, refusal.code == .isDirectory else { throw error }
            do throws(SystemError) {
                if let aside = try FileSystem.makeRoom(at: path) { onMovedAside(path, aside) }
            } catch {
                throw .system(error)
            }
            try group.write(bytes, to: path, durable: false)
        }
    }

    /// The sidecar on disk; nil when there is none that this version can read, as the next drawing writes it anew.
    func readSidecar(_ widget: WidgetID) -> Sidecar? {
        let path = group.sidecar(widget)
        // What cannot be read or decoded is drawn again.
        guard let data = try? FileSystem.contents(of: path, limit: 16 << 20) else { return nil }
        // As above.
        return try? JSONText.decode(Sidecar.self, from: Array(data), limits: .file)
    }

    /// Removes all files of a widget that is no longer installed.
    func remove(_ widget: WidgetID, _ fileExtensions: [String]) throws(SystemError) {
        try FileSystem.remove(group.sidecar(widget))
        for each in fileExtensions { try FileSystem.remove(group.snapshot(widget, each)) }
        try FileSystem.remove(group.accessibleText(widget))
    }

    private func facts(_ path: String) -> FileFacts? {
        // A path that cannot be looked at holds nothing that could be relied upon.
        (try? FileSystem.facts(path)) ?? nil
    }
}
