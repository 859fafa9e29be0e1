// Writes an archive: lines first into memory or a spill file, then header and lines as one whole file.
import Posix
import SwiftUI
import Synchronization
import ViewArchive

/// Gathers an archive's lines and writes the file.
struct ArchiveWriter {
    private let path: String
    private let encoder: JSONEncoder
    private var pending: [UInt8] = []
    private var spill: Spill?
    private var lineCount = 0
    /// Where lists stand that may come again; forgotten when there are too many to hold.
    private var places: [DisplayList: Place] = [:]

    private struct Place {
        let line: Int
        let appearance: Appearance
    }

    /// Lines that no longer fit into memory.
    private struct Spill {
        let path: String
        let file: Descriptor
    }

    private static let mostPending = 1 << 20
    private static let mostPlaces = 256

    init(path: String) {
        self.path = path
        encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// Adds the line of an entry, or of the placeholder.
    mutating func append(_ lists: [Appearance: DisplayList]) throws {
        var slots: [Appearance: ArchivedEntry.Slot] = [:]
        for appearance in Appearance.allCases {
            guard let list = lists[appearance] else { continue }
            if let place = places[list] {
                slots[appearance] = .same(line: place.line, place.appearance)
            } else {
                if places.count >= Self.mostPlaces { places.removeAll() }
                places[list] = Place(line: lineCount, appearance: appearance)
                slots[appearance] = .list(list)
            }
        }
        pending.append(contentsOf: try encoder.encode(ArchivedEntry(lists: slots)))
        pending.append(UInt8(ascii: "\n"))
        lineCount += 1
        if pending.count > Self.mostPending { try spillOver() }
    }

    /// Writes the whole file and gives it its name. It is not synced: a power loss may cost an archive, which the
    /// daemon's checks then refuse, and every start has each widget run anyway; a sync costs more than the whole run.
    mutating func finish(_ header: ArchiveHeader) throws {
        let file = try AtomicFile(replacing: path)
        try file.append(try encoder.encode(header))
        try file.append(CollectionOfOne(UInt8(ascii: "\n")))
        if let spill {
            let lines = try Descriptor.open(spill.path, [.reading])
            var chunk: [UInt8] = []
            while case .bytes = try lines.read(appendingTo: &chunk) {
                try file.append(chunk)
                chunk.removeAll(keepingCapacity: true)
            }
        }
        try file.append(pending)
        try file.commit(durable: false)
        discard()
    }

    /// Removes what was spilled, whether or not the archive was written.
    mutating func discard() {
        guard let spill else { return }
        // What stays behind is removed with the folder of archives in the making.
        _ = try? FileSystem.remove(spill.path)
        self.spill = nil
    }

    private mutating func spillOver() throws {
        if spill == nil {
            let spillPath = path + ".lines"
            let file = try Descriptor.open(spillPath, [.writing, .creating, .truncating, .withoutFollowing])
            spill = Spill(path: spillPath, file: file)
        }
        try spill?.file.writeAll(pending)
        pending.removeAll(keepingCapacity: true)
    }
}

/// A writer that one thread after another uses.
final class SharedArchiveWriter: Sendable {
    private let writer: Mutex<ArchiveWriter>

    init(path: String) { writer = Mutex(ArchiveWriter(path: path)) }

    func append(_ lines: [ViewEvaluation.Line]) throws {
        try writer.withLock { writer in
            for line in lines { try writer.append(line.lists) }
        }
    }

    func finish(_ header: ArchiveHeader) throws { try writer.withLock { try $0.finish(header) } }

    func discard() { writer.withLock { $0.discard() } }
}
