// A timeline on disk: header and line offsets in memory, the entries' lines read from the kept descriptor when due.
import Posix
import ViewArchive

/// A checked archive; it stays readable after its file was replaced, as it holds the file open.
final class ArchiveFile {
    let header: ArchiveHeader
    private let file: Descriptor
    private let lines: [Range<Int>]
    private let limits: ArchiveLimits

    /// Which picture of the timeline.
    enum Line: Equatable, Sendable {
        case entry(Int)
        case placeholder
    }

    /// Opens an archive and checks everything but its entries' lines.
    init(
        path: String, expected: ArchiveExpectation, limits: ArchiveLimits = .standard
    ) throws(ArchiveRefusal) {
        self.limits = limits
        var index = LineIndex(limits: limits)
        var beginning: [UInt8] = []
        let size: Int
        do throws(SystemError) {
            file = try Descriptor.open(path, [.reading, .withoutWaiting, .withoutFollowing])
            let facts = try file.facts()
            guard facts.kind == .regular else { throw SystemError(code: .invalid, call: "open", path: path) }
            size = facts.size
        } catch {
            throw .unreadable(error.description)
        }
        var offset = 0
        // It was given its name whole, and is never changed in place.
        while offset < size {
            let chunk = try Self.bytes(of: file, at: offset, count: min(Self.chunk, size - offset))
            if chunk.isEmpty { break }
            if index.lines.isEmpty { beginning += chunk }
            try index.feed(chunk)
            offset += chunk.count
        }
        try index.finish()
        guard let first = index.lines.first else { throw .malformed(line: 1, what: "nothing there") }
        let header = try Self.header(beginning[first], limits: limits)
        try header.check(expected, limits: limits)
        self.header = header
        lines = Array(index.lines.dropFirst())
        let count = header.dates.count + (header.hasPlaceholder ? 1 : 0)
        if lines.count != count { throw .lineCount(expected: count, found: lines.count) }
    }

    /// The picture of an entry or of the placeholder; in the first appearance where the wished one is missing.
    func list(_ line: Line, appearance: Appearance) throws(ArchiveRefusal) -> DisplayList {
        var place: Int
        switch line {
        case .entry(let index): place = index
        case .placeholder:
            guard header.hasPlaceholder else { throw .malformed(line: lines.count + 1, what: "no placeholder") }
            place = header.dates.count
        }
        var appearance = header.appearances.contains(appearance) ? appearance : header.appearances[0]
        for _ in 0..<limits.references {
            switch try slot(of: appearance, at: place) {
            case .list(let list):
                if list.size != header.size {
                    throw .malformed(line: place + 2, what: "a canvas of \(list.size.width) x \(list.size.height)")
                }
                return list
            case .same(let other, let otherAppearance):
                guard (0...place).contains(other) else {
                    throw .malformed(line: place + 2, what: "a reference to line \(other + 2)")
                }
                place = other
                appearance = otherAppearance
            case nil: throw .malformed(line: place + 2, what: "nothing for the appearance \(appearance.rawValue)")
            }
        }
        throw .malformed(line: place + 2, what: "references in a circle")
    }

    /// The pixel files that any of its lines can name.
    func pixelNames() throws(ArchiveRefusal) -> Set<String> {
        var names: Set<String> = []
        var offset = 0
        let end = lines.last?.upperBound ?? 0
        while offset < end {
            let chunk = try Self.bytes(of: file, at: offset, count: min(Self.chunk, end - offset))
            if chunk.isEmpty { break }
            PixelNames.collect(from: chunk[...], into: &names)
            if chunk.count < Self.chunk { break }
            offset += chunk.count - PixelNames.overlap
        }
        return names
    }

    /// Whoever may read the file that this one is about to replace may read this one.
    func takeMode(of replaced: String) throws(SystemError) {
        guard let old = try FileSystem.facts(replaced, followingLinks: false), old.kind == .regular, old.mode != 0o600
        else { return }
        try file.setMode(old.mode)
    }

    private static let chunk = 1 << 20

    private func slot(
        of appearance: Appearance, at place: Int
    ) throws(ArchiveRefusal) -> ArchivedEntry.Slot? {
        guard lines.indices.contains(place) else { throw .malformed(line: place + 2, what: "no such line") }
        let range = lines[place]
        let bytes = try Self.bytes(of: file, at: range.lowerBound, count: range.count)
        return try ForeignJSON.slot(appearance, from: bytes, line: place + 2)
    }

    private static func header(
        _ bytes: ArraySlice<UInt8>, limits: ArchiveLimits
    ) throws(ArchiveRefusal) -> ArchiveHeader {
        do throws(ArchiveRefusal) {
            return try ForeignJSON.decode(ArchiveHeader.self, from: Array(bytes), line: 1)
        } catch {
            // A later version may look different in any way but this.
            struct Version: Decodable { let version: Int }
            let version = try ForeignJSON.decode(Version.self, from: Array(bytes), line: 1).version
            if version > ArchiveHeader.currentVersion {
                throw .newer(version: version, reads: ArchiveHeader.currentVersion)
            }
            throw error
        }
    }

    private static func bytes(of file: Descriptor, at offset: Int, count: Int) throws(ArchiveRefusal) -> [UInt8] {
        do throws(SystemError) {
            return try file.read(at: offset, count: count)
        } catch {
            throw .unreadable(error.description)
        }
    }
}
