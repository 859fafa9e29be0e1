// Symbolic links in the group: they may lead about in it, and never out of it.
package import FoundationEssentials
import Posix

extension Group {
    /// The bytes of a file that hosts publish; nil when there is none. A link that leads out of the group is refused.
    package func contents(of path: String, limit: Int) throws(ContainerError) -> Data? {
        try refuseLeaving(path)
        do throws(FileReadError) {
            return try FileSystem.contents(of: path, limit: limit)
        } catch {
            switch error {
            case .system(let error): throw .system(error)
            case .notRegular(let path): throw .notRegular(path: relative(path))
            case .tooLong(let path, let limit): throw .tooLong(path: relative(path), limit: limit)
            }
        }
    }

    /// Looks at the part of the path that exists, since what is missing will be made inside it.
    func refuseLeaving(_ path: String) throws(ContainerError) {
        var part = path
        while part != directory, let parent = FileSystem.parent(of: part) {
            let (here, stays) = try onSystem { () throws(SystemError) in
                guard let facts = try FileSystem.facts(part, followingLinks: false) else { return (false, true) }
                // A file in a folder's place hides what was in it, which is not the same as that there was nothing.
                if part != path, facts.kind != .directory, facts.kind != .symbolicLink {
                    throw SystemError(code: .notDirectory, call: "open", path: part)
                }
                return (true, try FileSystem.isInside(directory, part))
            }
            if !stays { throw .leavesContainer(path: relative(path)) }
            if here { return }
            part = parent
        }
    }
}
