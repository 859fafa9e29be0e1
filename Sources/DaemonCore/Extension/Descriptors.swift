// The last good description of the bundle, kept in `run/descriptors.json`.
import Posix
import ReloadService
import ViewArchive

struct Descriptors {
    let path: String
    private static let version = 1
    private static let limit = 4 << 20

    private struct Document: Codable {
        var version: Int
        var kinds: [KindDescription]
    }

    func keep(_ bundle: BundleDescription) throws {
        let document = Document(version: Self.version, kinds: bundle.kinds)
        try AtomicFile.write(try JSONText.encode(document) + [UInt8(ascii: "\n")], to: path, durable: false)
    }

    /// Nil when there are none that this version can read.
    func last() -> BundleDescription? {
        // What cannot be read or decoded is no good description.
        guard let data = try? FileSystem.contents(of: path, limit: Self.limit),
            // As above.
            let document = try? JSONText.decode(Document.self, from: Array(data), limits: .file),
            document.version == Self.version
        else { return nil }
        return BundleDescription(kinds: document.kinds)
    }
}
