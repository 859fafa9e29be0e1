// What `--once` needs for as long as it runs: archives, pixels and an extension's own folders, apart from the group's.
import GroupContainer
import Posix

/// A folder of one call, in the group since archives are named from there, and gone with the call's end.
struct OnceFolder {
    private let group: Group
    private let name = "run/once-\(randomHex(digits: 8))"

    init(in group: Group) {
        self.group = group
    }

    /// An archive's path from the group's directory.
    func archiveName(_ widget: WidgetID) -> String { "\(name)/\(widget).jsonl" }
    /// The pixels' folder from the group's directory.
    var pixelsName: String { "\(name)/pixels" }
    func path(_ name: String) -> String { "\(group.directory)/\(name)" }

    /// Where an extension process of this call runs; a daemon's of the same kind may run beside it.
    func place(_ kind: String?) -> ExtensionPlace {
        var place = ExtensionPlace(kind: kind, in: group)
        place.configurationDirectory = path("\(name)/config")
        place.temporaryDirectory = path("\(name)/tmp")
        return place
    }

    func remove() throws(SystemError) { try Self.remove(path(name)) }

    private static func remove(_ folder: String) throws(SystemError) {
        for name in try FileSystem.names(in: folder) {
            let path = "\(folder)/\(name)"
            if try FileSystem.facts(path, followingLinks: false)?.kind == .directory {
                try remove(path)
            } else {
                try FileSystem.remove(path)
            }
        }
        try FileSystem.removeDirectory(folder)
    }
}
