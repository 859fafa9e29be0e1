// What `--once` needs for as long as it runs: archives, pixels and an extension's own folders, apart from the group's.
import GroupContainer
import Posix

/// A folder of one call, in the group since archives are named from there, and gone with the call's end.
struct OnceFolder {
    private let group: Group
    private let name: String
    /// Held until the call ends, however it ends: what nobody holds is left over.
    private let lock: Lock

    private static let prefix = "once-"

    /// Makes the folder.
    init(in group: Group) throws(SystemError) {
        self.group = group
        while true {
            let name = "run/\(Self.prefix)\(randomHex(digits: 8))"
            try FileSystem.makeDirectory("\(group.directory)/\(name)")
            // Whoever clears away what is left over may have been faster than the lock: then this one is theirs.
            guard let lock = try Lock.tryAcquire(directory: "\(group.directory)/\(name)") else { continue }
            (self.name, self.lock) = (name, lock)
            return
        }
    }

    /// An archive's path from the group's directory.
    func archiveName(_ widget: WidgetID) -> String { "\(name)/\(widget).jsonl" }
    /// The pixels' folder from the group's directory.
    var pixelsName: String { "\(name)/pixels" }
    func path(_ name: String) -> String { "\(group.directory)/\(name)" }

    /// Where an extension process of this call runs; a daemon's of the same kind may run beside it.
    func place(_ kind: String?, locale: String) -> ExtensionPlace {
        var place = ExtensionPlace(kind: kind, in: group, locale: locale)
        place.configurationDirectory = path("\(name)/config")
        place.temporaryDirectory = path("\(name)/tmp")
        return place
    }

    func remove() throws(SystemError) {
        defer { withExtendedLifetime(lock) {} }
        try FileSystem.removeTree(path(name))
    }

    /// Removes the folders of calls that were killed.
    static func removeLeftovers(in group: Group) throws(SystemError) {
        for name in try FileSystem.names(in: group.runDirectory) where name.hasPrefix(prefix) {
            let path = "\(group.runDirectory)/\(name)"
            guard try FileSystem.facts(path, followingLinks: false)?.kind == .directory,
                let lock = try Lock.tryAcquire(directory: path)
            else { continue }
            try FileSystem.removeTree(path)
            withExtendedLifetime(lock) {}
        }
    }
}
