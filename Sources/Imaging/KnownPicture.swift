// What is known of a picture's bytes: header, digest and, for a while, its pixels.
import Digest
import FoundationEssentials
import Synchronization

/// One picture, whoever asks for it.
final class KnownPicture: Sendable {
    let data: Data
    let format: ImageFormat
    let header: ImageHeader

    private struct Found {
        var digest: [UInt8]?
        var raw: RawPicture?
    }
    private let found = Mutex(Found())

    /// Checks the header only.
    init(_ data: Data) throws(ImageError) {
        guard !data.isEmpty else { throw .empty }
        guard let format = ImageFormat(data) else { throw .unknownFormat }
        guard let header = ImageHeader(data, format) else { throw .broken("its header has no size") }
        guard header.width <= ImageSource.mostPixels, header.height <= ImageSource.mostPixels,
            header.width * header.height <= ImageSource.mostPixels
        else { throw .tooLarge(width: header.width, height: header.height) }
        guard format.isWhole(data) else { throw .broken("it ends early") }
        self.data = data
        self.format = format
        self.header = header
    }

    var size: (width: Int, height: Int) {
        header.isSideways ? (header.height, header.width) : (header.width, header.height)
    }

    /// The size of the decoded picture, turned.
    var decodedSize: (width: Int, height: Int) {
        let size = RawPicture.decodedSize(header, format)
        return header.isSideways ? (size.height, size.width) : size
    }

    var digest: [UInt8] {
        found.withLock { found in
            if let digest = found.digest { return digest }
            let digest = SHA256.hash(of: data.span)
            found.digest = digest
            return digest
        }
    }

    /// The decoded picture, turned as it is to be seen.
    func raw() throws(ImageError) -> RawPicture {
        if let raw = found.withLock(\.raw) { return raw }
        let raw = try RawPicture(decoding: self)
        found.withLock { $0.raw = raw }
        return raw
    }

    /// How many bytes are held besides the file's.
    var cost: Int { found.withLock { $0.raw?.bytes.count ?? 0 } }

    /// Lets the pixels go; they can be decoded again.
    func forgetPixels() { found.withLock { $0.raw = nil } }
}
