// A file that takes another's place whole: written beside it, locked until the rename.
package import FoundationEssentials
import Glibc

/// A file in the making; what was not committed is removed.
package final class AtomicFile {
    package let target: String
    package let temporary: String
    private let file: Descriptor
    private var isCommitted = false
    private var pending: [UInt8] = []

    /// Opens `.tmp-<8 hex>` beside the target, with the mode of the file that it will replace, or 0600.
    package init(replacing target: String) throws(SystemError) {
        self.target = target
        let folder = FileSystem.parent(of: target) ?? "."
        while true {
            let path = "\(folder)/\(Self.prefix)\(randomHex(digits: 8))"
            do throws(SystemError) {
                let file = try Descriptor.open(path, [.writing, .creating, .exclusively, .withoutFollowing])
                // Whoever clears away abandoned files may have been faster than the lock: then this one is theirs.
                if try file.tryLock(), try file.facts().links == 1 {
                    self.file = file
                    temporary = path
                    break
                }
            } catch {
                if error.code != .exists { throw error }
            }
        }
        // A symbolic link is replaced itself, wherever it leads.
        let replaced = try FileSystem.facts(target, followingLinks: false)
        if let replaced, replaced.kind == .regular, replaced.mode != 0o600 { try file.setMode(replaced.mode) }
    }

    deinit {
        if !isCommitted { unlink(temporary) }
    }

    /// Adds bytes at the end; small pieces are gathered.
    package func append(_ bytes: some Sequence<UInt8>) throws(SystemError) {
        pending.append(contentsOf: bytes)
        if pending.count >= 65536 { try flush() }
    }

    /// Makes the file current. A durable one reaches the disk before its name does, so that no power loss leaves half
    /// of it. `fsync`, `rename`
    package func commit(durable: Bool) throws(SystemError) {
        try flush()
        if durable { _ = try retrying("fsync", temporary) { fsync(file.rawValue) } }
        if durable {
            try FileSystem.rename(temporary, to: target)
        } else {
            try FileSystem.replace(target, by: temporary)
        }
        isCommitted = true
    }

    private func flush() throws(SystemError) {
        try file.writeAll(pending)
        pending.removeAll(keepingCapacity: true)
    }

    private func writeAtOnce(_ bytes: Span<UInt8>) throws(SystemError) { try file.writeAll(bytes) }

    /// Replaces a file by these bytes.
    package static func write(_ bytes: Span<UInt8>, to path: String, durable: Bool) throws(SystemError) {
        let file = try AtomicFile(replacing: path)
        try file.writeAtOnce(bytes)
        try file.commit(durable: durable)
    }

    package static func write(_ bytes: [UInt8], to path: String, durable: Bool) throws(SystemError) {
        try write(bytes.span, to: path, durable: durable)
    }

    package static func write(_ bytes: Data, to path: String, durable: Bool) throws(SystemError) {
        try write(bytes.span, to: path, durable: durable)
    }
}

extension AtomicFile {
    static let prefix = ".tmp-"

    /// Whether a name is one of a file in the making.
    package static func isTemporary(_ name: String) -> Bool {
        name.utf8.count == prefix.utf8.count + 8 && name.hasPrefix(prefix)
            && name.utf8.dropFirst(prefix.utf8.count).allSatisfy { isHexDigit($0) }
    }

    /// Removes the files in the making that no living process holds, and returns their names.
    @discardableResult
    package static func removeAbandonedTemporaries(in directory: String) throws(SystemError) -> [String] {
        var removed: [String] = []
        for name in try FileSystem.names(in: directory) where isTemporary(name) {
            let path = "\(directory)/\(name)"
            guard try FileSystem.facts(path, followingLinks: false)?.kind == .regular else { continue }
            do throws(SystemError) {
                let file = try Descriptor.open(path, [.writing, .withoutWaiting, .withoutFollowing])
                guard try file.tryLock(), let named = try FileSystem.facts(path, followingLinks: false),
                    named.isSameFile(as: try file.facts())
                else { continue }
                if try FileSystem.remove(path) { removed.append(name) }
            } catch {
                // It became current, or someone else cleared it away, between the listing and here.
                if error.code != .noEntry { throw error }
            }
        }
        return removed
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        // Hosts of other languages write them large or small.
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
