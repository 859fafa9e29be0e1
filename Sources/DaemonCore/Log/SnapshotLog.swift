// The file `log/snapshots.jsonl`: a line a snapshot, whole or not at all, bounded by a rename.
import Posix
import ReloadService

/// The snapshots' log on disk.
@MainActor final class SnapshotLog {
    private let path: String
    private let rotatedPath: String
    private let limit: Int
    private var file: Descriptor?
    private var length = 0
    /// Hears of what stood in the file's place, and of the name that it has now.
    var onMovedAside: (_ path: String, _ aside: String) -> Void = { _, _ in }

    /// At `limit` bytes the file gets the rotated file's name.
    init(path: String, rotatedPath: String, limit: Int = 8 << 20) {
        self.path = path
        self.rotatedPath = rotatedPath
        self.limit = limit
    }

    /// Opens the file, makes it where it is missing, and removes a last line that was cut.
    func open() throws(SystemError) {
        if let aside = try FileSystem.makeRoom(at: path) { onMovedAside(path, aside) }
        let file = try Descriptor.open(path, [.readingAndWriting, .creating, .appending, .withoutFollowing])
        length = try file.facts().size
        let whole = try Self.endOfLastLine(in: file, length: length)
        if whole < length {
            try file.truncate(to: whole)
            length = whole
        }
        self.file = file
    }

    /// Appends a line by one write.
    func append(_ line: LogLine) throws(SystemError) {
        let bytes = Array("\(line.json)\n".utf8)
        // Somebody may have removed it, or put something else in its place.
        if let file, try FileSystem.facts(path)?.isSameFile(as: file.facts()) != true { self.file = nil }
        if file == nil {
            if let folder = FileSystem.parent(of: path) { try FileSystem.makeDirectory(folder) }
            try open()
        }
        if length > 0, length + bytes.count > limit {
            let mode = try file?.facts().mode
            try FileSystem.rename(path, to: rotatedPath)
            try open()
            // Whoever may read the old one may read the new one.
            if let mode, mode != 0o600 { try self.file?.setMode(mode) }
        }
        guard let file else { return }
        try file.writeAll(bytes)
        length += bytes.count
    }

    private static func endOfLastLine(in file: Descriptor, length: Int) throws(SystemError) -> Int {
        var end = length
        while end > 0 {
            let start = max(0, end - 65536)
            let bytes = try file.read(at: start, count: end - start)
            if let index = bytes.lastIndex(of: UInt8(ascii: "\n")) { return start + index + 1 }
            end = start
        }
        return 0
    }
}
