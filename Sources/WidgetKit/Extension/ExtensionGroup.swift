// The group that an extension process works for, as the daemon's environment says.
import GroupContainer
import Posix
import SwiftUI

/// A group's id and directory, and the folders that are the extension's own.
struct ExtensionGroup: Hashable, Sendable {
    var id: String
    /// Absolute.
    var directory: String
    /// Where Foundation keeps this process' defaults; nil leaves defaults alone.
    var configurationDirectory: String?
    var cachesDirectory: String?
    var temporaryDirectory: String?

    init(id: String, directory: String) {
        self.id = id
        self.directory = directory
    }

    /// Nil unless the environment names id and directory.
    init?(environment: [String: String]) {
        guard let id = environment["WIDGET_GROUP"], let directory = environment["SUNDIAL_GROUP_DIRECTORY"] else {
            return nil
        }
        self.init(id: id, directory: directory)
        configurationDirectory = environment["XDG_CONFIG_HOME"]
        cachesDirectory = environment["XDG_CACHE_HOME"]
        temporaryDirectory = environment["TMPDIR"]
    }

    /// As hosts publish into it; nil for an id that no group has.
    var published: GroupContainer.Group? {
        // A daemon serves none of those.
        guard let id = try? GroupID(id) else { return nil }
        return GroupContainer.Group(id: id, directory: directory)
    }

    var pixelsDirectory: String { "\(directory)/timelines/pixels" }

    /// The path of a file that the daemon names from the group's directory; nil when it would lie elsewhere.
    func path(of relative: String) -> String? {
        let components = relative.split(separator: "/", omittingEmptySubsequences: false)
        guard !relative.isEmpty, !components.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
        return "\(directory)/\(relative)"
    }

    /// Makes the folders that widget code takes for granted.
    func prepareFolders() {
        for folder in [configurationDirectory, cachesDirectory, temporaryDirectory].compactMap(\.self) {
            // Widget code that writes there meets the same error, and says so.
            try? FileSystem.makeDirectory(folder)
        }
    }
}
