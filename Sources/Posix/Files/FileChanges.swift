// What happens to the files of some directories, in the order in which it happened.
import CPosix
import Glibc

/// The changes in watched directories and in those that come to be below them. `inotify`
package final class FileChanges {
    /// Readable when there are changes.
    package let descriptor: Descriptor
    private var directories: [CInt: String] = [:]

    /// Something that happened to a path.
    package struct Change: Hashable, Sendable {
        package let path: String
        package let what: What

        package init(path: String, what: What) {
            self.path = path
            self.what = what
        }
    }

    package enum What: Hashable, Sendable {
        case created, modified, movedIn, movedOut, removed
        /// A directory came to be; what was in it before it could be watched follows as created.
        case directory
        /// So much happened at once that the system has forgotten some of it.
        case lost
    }

    package init() throws(SystemError) {
        descriptor = Descriptor(
            owning: try retrying("inotify_init1") { cposix_inotify_create() }, isSocket: false
        )
    }

    /// Watches a directory and all below it.
    package func watch(_ directory: String) throws(SystemError) {
        for change in try add(directory) where change.what == .directory { try watch(change.path) }
    }

    /// Watches one directory; returns what is in it already.
    private func add(_ directory: String) throws(SystemError) -> [Change] {
        let watch = try retrying("inotify_add_watch", directory) {
            cposix_inotify_watch(descriptor.rawValue, directory)
        }
        directories[watch] = directory
        var found: [Change] = []
        for name in try FileSystem.names(in: directory).sorted() {
            let path = "\(directory)/\(name)"
            let kind = try FileSystem.facts(path, followingLinks: false)?.kind
            found.append(Change(path: path, what: kind == .directory ? .directory : .created))
        }
        return found
    }

    /// The changes since the last time.
    package func next() throws(SystemError) -> [Change] {
        var changes: [Change] = []
        while true {
            var bytes: [UInt8] = []
            guard case .bytes = try descriptor.read(appendingTo: &bytes, atMost: 65536) else { return changes }
            var rest = bytes[...]
            while let (change, count) = Self.first(in: rest) {
                rest = rest.dropFirst(count)
                changes += try self.changes(change)
            }
        }
    }

    private static func first(in bytes: ArraySlice<UInt8>) -> (cposix_change, Int)? {
        var change = cposix_change()
        let count = bytes.withUnsafeBytes { cposix_inotify_change($0.baseAddress, $0.count, &change) }
        return count > 0 ? (change, count) : nil
    }

    private func changes(_ change: cposix_change) throws(SystemError) -> [Change] {
        if change.what & CPOSIX_LOST != 0 { return [Change(path: "", what: .lost)] }
        guard let directory = directories[change.watch] else { return [] }
        let name = withUnsafeBytes(of: change.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let path = "\(directory)/\(name)"
        if change.what & CPOSIX_DIRECTORY != 0 {
            guard change.what & (CPOSIX_CREATED | CPOSIX_MOVED_IN) != 0 else { return [] }
            var changes = [Change(path: path, what: .directory)]
            do throws(SystemError) {
                var waiting = try add(path)[...]
                while let inner = waiting.popFirst() {
                    changes.append(inner)
                    if inner.what == .directory { waiting += try add(inner.path) }
                }
            } catch {
                // It is gone again.
                guard error.code == .noEntry || error.code == .notDirectory else { throw error }
            }
            return changes
        }
        let kinds: [(UInt32, What)] = [
            (CPOSIX_CREATED, .created), (CPOSIX_MODIFIED, .modified), (CPOSIX_MOVED_IN, .movedIn),
            (CPOSIX_MOVED_OUT, .movedOut), (CPOSIX_REMOVED, .removed),
        ]
        return kinds.filter { change.what & $0.0 != 0 }.map { Change(path: path, what: $0.1) }
    }
}
