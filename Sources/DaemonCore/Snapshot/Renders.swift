// Pictures that somebody asked for, in `run/renders`: the newest are kept.
import FoundationEssentials
import GroupContainer
import Posix

/// The folder of pictures that belong to no widget's snapshot.
struct Renders {
    let group: Group
    /// How many pictures stay.
    var limit = 64

    /// Writes a picture, and returns its path from the group's directory; equal pictures of one name share a file.
    func keep(_ bytes: Data, named name: String, _ hash: String, _ fileExtension: String) throws(SystemError) -> String
    {
        let file = "\(name).\(hash.prefix(16)).\(fileExtension)"
        try FileSystem.makeDirectory(group.rendersDirectory)
        try AtomicFile.write(bytes, to: "\(group.rendersDirectory)/\(file)", durable: false)
        try removeOldest(but: file)
        return "run/renders/\(file)"
    }

    private func removeOldest(but newest: String) throws(SystemError) {
        var files: [(name: String, modified: Int64)] = []
        for name in try FileSystem.names(in: group.rendersDirectory) where name != newest {
            guard !AtomicFile.isTemporary(name),
                let facts = try FileSystem.facts("\(group.rendersDirectory)/\(name)", followingLinks: false),
                facts.kind == .regular
            else { continue }
            files.append((name, facts.modifiedNanoseconds))
        }
        let old = files.sorted { ($0.modified, $0.name) > ($1.modified, $1.name) }.dropFirst(limit - 1)
        for file in old { try FileSystem.remove("\(group.rendersDirectory)/\(file.name)") }
    }
}
