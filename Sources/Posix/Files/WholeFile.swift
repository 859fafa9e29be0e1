// Reading a whole regular file; a FIFO, a device or a file over the limit is refused without waiting.
package import FoundationEssentials
import Glibc

/// Why a file was not read.
package enum FileReadError: Error, Sendable, Equatable {
    case system(SystemError)
    case notRegular(path: String)
    case tooLong(path: String, limit: Int)
}

extension FileSystem {
    /// The file's bytes; nil when it does not exist.
    package static func contents(
        of path: String, limit: Int, followingLinks: Bool = true
    ) throws(FileReadError) -> Data? {
        guard let (file, size) = try openRegular(path, limit: limit, followingLinks: followingLinks) else { return nil }
        let bytes = try reading { () throws(SystemError) in try file.readToEnd(limit: limit, expecting: size) }
        if bytes.count > limit { throw .tooLong(path: path, limit: limit) }
        return bytes
    }

    /// The file's bytes without copying them: pages of the file itself, so only for files that are never changed in
    /// place; nil when it does not exist. `mmap`
    package static func mapWhole(
        _ path: String, limit: Int, followingLinks: Bool = true
    ) throws(FileReadError) -> Data? {
        guard let (file, size) = try openRegular(path, limit: limit, followingLinks: followingLinks) else { return nil }
        if size == 0 { return Data() }
        guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.rawValue, 0), start != MAP_FAILED else {
            throw .system(SystemError(code: .current, call: "mmap", path: path))
        }
        return Data(bytesNoCopy: start, count: size, deallocator: .unmap)
    }

    /// Opens a regular file, and tells its size; nil when it does not exist.
    private static func openRegular(
        _ path: String, limit: Int, followingLinks: Bool
    ) throws(FileReadError) -> (Descriptor, size: Int)? {
        // Looked at before it is opened, since opening some devices has effects; and again after, since it may be another.
        let seen = try reading { () throws(SystemError) in try facts(path, followingLinks: followingLinks) }
        guard let seen else { return nil }
        if seen.kind != .regular { throw .notRegular(path: path) }
        let options: Descriptor.Options =
            followingLinks ? [.reading, .withoutWaiting] : [.reading, .withoutWaiting, .withoutFollowing]
        let file: Descriptor
        do throws(SystemError) {
            file = try Descriptor.open(path, options)
        } catch {
            if error.code == .noEntry { return nil }
            throw .system(error)
        }
        let opened = try reading { () throws(SystemError) in try file.facts() }
        if opened.kind != .regular { throw .notRegular(path: path) }
        if opened.size > limit { throw .tooLong(path: path, limit: limit) }
        return (file, opened.size)
    }

    private static func reading<Value>(
        _ body: () throws(SystemError) -> Value
    ) throws(FileReadError) -> Value {
        do throws(SystemError) { return try body() } catch { throw .system(error) }
    }
}
