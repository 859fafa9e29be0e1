// What the system knows of a file, without opening it where possible.
import Glibc

/// Kind, size, mode and identity of a file.
package struct FileFacts: Sendable, Equatable {
    /// What a path names.
    package enum Kind: Sendable, Equatable {
        case regular, directory, symbolicLink, socket, other
    }

    package let kind: Kind
    package let size: Int
    /// Permission bits only.
    package let mode: UInt32
    package let owner: UInt32
    package let device: UInt64
    package let inode: UInt64
    package let links: Int
    /// Of the last change of content, since 1970.
    package let modifiedNanoseconds: Int64

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .directory
            case S_IFLNK: .symbolicLink
            case S_IFSOCK: .socket
            default: .other
            }
        size = Int(status.st_size)
        mode = status.st_mode & 0o7777
        owner = status.st_uid
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        links = Int(status.st_nlink)
        modifiedNanoseconds = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    }

    /// Whether both are the same file, whatever its name.
    package func isSameFile(as other: FileFacts) -> Bool { device == other.device && inode == other.inode }
}

extension Descriptor {
    /// The facts of the open file. `fstat`
    package func facts() throws(SystemError) -> FileFacts {
        var status = stat()
        _ = try retrying("fstat") { fstat(rawValue, &status) }
        return FileFacts(status)
    }

    /// A path that leads to the open file now; nil when it has been removed, or lies where this process cannot see it.
    package func path() throws(SystemError) -> String? {
        let link = "/proc/self/fd/\(rawValue)"
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = try retrying("readlink", link) { readlink(link, &bytes, bytes.count) }
        let path = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // A removed file's link names a path that leads nowhere.
        return try FileSystem.facts(path)?.isSameFile(as: facts()) == true ? path : nil
    }

    /// Gives the open file these permissions, whatever the process' mask. `fchmod`
    package func setMode(_ mode: UInt32) throws(SystemError) {
        _ = try retrying("fchmod") { fchmod(rawValue, mode & 0o777) }
    }
}
