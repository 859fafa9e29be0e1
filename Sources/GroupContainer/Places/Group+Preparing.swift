// Making the group's directories, and the version file that keeps older programs away from newer containers.
import FoundationEssentials
import Posix

extension Group {
    /// The version of the container's layout that this program writes.
    package static let version = 1

    /// Makes sure that the group's directory exists and is of a version that this program may write.
    package func prepareForPublishing() throws(ContainerError) {
        try checkVersion()
        try onSystem { () throws(SystemError) in try FileSystem.makeDirectory(directory) }
        if try onSystem({ () throws(SystemError) in try FileSystem.facts(versionFile) }) == nil {
            try write(Array("\(Self.version)\n".utf8).span, to: versionFile, durable: true)
        }
    }

    /// Makes every directory of the group, and clears away what ended writers left.
    package func prepare() throws(ContainerError) {
        try prepareForPublishing()
        for path in ownDirectories {
            try onSystem { () throws(SystemError) in try FileSystem.makeDirectory(path) }
        }
        try removeAbandonedTemporaries()
    }

    /// Throws when the container was made by a newer program.
    package func checkVersion() throws(ContainerError) {
        guard let data = try contents(of: versionFile, limit: 64) else { return }
        let text = EditedText(data).string.filter { !$0.isWhitespace }
        guard let found = Int(text), found > 0 else {
            throw .malformed(path: versionFile, reason: "not a version's number")
        }
        if found > Self.version { throw .newerVersion(path: versionFile, found: found, known: Self.version) }
    }

    /// Removes files in the making whose writer has ended, from all folders but the links.
    package func removeAbandonedTemporaries() throws(ContainerError) {
        try removeAbandonedTemporaries(in: directory, depth: 0)
    }

    private func removeAbandonedTemporaries(in path: String, depth: Int) throws(ContainerError) {
        try onSystem { () throws(SystemError) in _ = try AtomicFile.removeAbandonedTemporaries(in: path) }
        // Widget code's caches are its own, and images lie a few folders deep at most.
        if depth == 16 || path == cachesDirectory { return }
        for name in try onSystem({ () throws(SystemError) in try FileSystem.names(in: path) }) {
            let inner = "\(path)/\(name)"
            let kind = try onSystem { () throws(SystemError) in try FileSystem.facts(inner, followingLinks: false)?.kind
            }
            if kind == .directory { try removeAbandonedTemporaries(in: inner, depth: depth + 1) }
        }
    }

    /// Replaces a file by these bytes, and makes its folder when it is missing; never the group's own, which may have
    /// been moved away.
    package func write(_ bytes: Span<UInt8>, to path: String, durable: Bool) throws(ContainerError) {
        try onSystem { () throws(SystemError) in
            do throws(SystemError) {
                try AtomicFile.write(bytes, to: path, durable: durable)
            } catch {
                guard error.code == .noEntry, let folder = FileSystem.parent(of: path),
                    try FileSystem.facts(directory) != nil
                else { throw error }
                try FileSystem.makeDirectory(folder)
                try AtomicFile.write(bytes, to: path, durable: durable)
            }
        }
    }
}
