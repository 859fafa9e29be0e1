// Where a program's resources lie: in folders that SwiftPM puts beside it, one a target.
package import FoundationEssentials

/// The folders that resources are looked for in.
package struct ResourceFolders: Hashable, Sendable {
    /// Absolute paths, those of the program's own target first.
    package let paths: [String]

    package init(_ paths: [String]) {
        self.paths = paths
    }

    /// Those of the running program.
    package static let ofProgram = ResourceFolders(beside: program)

    /// The folder of the running program's own target; nil when the target has no resources.
    package static let own: String? = own(beside: program)

    /// Those of a program: its target's, then those of other targets, then its own folder.
    init(beside program: URL) {
        let folder = program.deletingLastPathComponent()
        let own = Self.own(beside: program)
        let others = Self.bundles(in: folder).flatMap { Self.folders(of: $0) }.filter { $0 != own }
        paths = [own].compactMap(\.self) + others + [folder.path]
    }

    private static func own(beside program: URL) -> String? {
        // SwiftPM names the folder after package and target.
        let ending = "_\(program.lastPathComponent).resources"
        return bundles(in: program.deletingLastPathComponent()).first { $0.lastPathComponent.hasSuffix(ending) }
            .flatMap { folders(of: $0).first }
    }

    private static func bundles(in folder: URL) -> [URL] {
        names(in: folder.path).filter { $0.hasSuffix(".resources") }.map { folder.appendingPathComponent($0) }
    }

    /// Those of a bundle.
    package init(bundle path: String) {
        paths = Self.folders(of: URL(fileURLWithPath: path))
    }

    /// What the plugin gathers lies a folder deeper.
    private static func folders(of bundle: URL) -> [String] {
        let gathered = bundle.appendingPathComponent(gatheredName).path
        return isFolder(gathered) ? [gathered, bundle.path] : [bundle.path]
    }

    /// The folder that the plugin `WidgetExtension` gathers resources in; Foundation finds no Info.plist in one that is
    /// called Resources.
    package static let gatheredName = "Bundle"

    /// The file that lists, one a line, the App Groups that the gathered sources name.
    package static let groupsName = "AppGroups.list"

    /// What is added to a PDF file's name for the same drawing as SVG.
    package static let convertedEnding = "svg"

    private static let program: URL = {
        // Without /proc the name that the program was called by must do.
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let gone = " (deleted)"
        let path = link.map { $0.hasSuffix(gone) ? String($0.dropLast(gone.count)) : $0 }
        return URL(fileURLWithPath: path ?? CommandLine.arguments.first ?? ".")
    }()
}

extension ResourceFolders {
    /// The names in a folder, sorted; none when it cannot be listed.
    package static func names(in folder: String) -> [String] {
        // A folder that is not there has no resources.
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    package static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }

    /// More is no resource that is read whole.
    private static let longestFile = 32 << 20

    /// A file's bytes; nil when it cannot be read, or is no regular file of a size that is read whole.
    package static func bytes(of path: String) -> Data? {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        // What is not there is missed by whoever asked, who says so.
        let facts = try? FileManager.default.attributesOfItem(atPath: file)
        guard facts?[.type] as? FileAttributeType == .typeRegular, let size = facts?[.size] as? UInt,
            size <= longestFile
        else { return nil }
        return FileManager.default.contents(atPath: file)
    }
}
