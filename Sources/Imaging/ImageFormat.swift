// Which format bytes are in, by what they begin with; a file's name says nothing.
import FoundationEssentials

/// A format that is read here.
enum ImageFormat: String {
    /// The raw values are the decoder's names.
    case png, jpeg, gif, webp, bmp

    init?(_ data: Data) {
        switch true {
        case data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]): self = .png
        case data.starts(with: [0xFF, 0xD8, 0xFF]): self = .jpeg
        case data.starts(with: Array("GIF87a".utf8)), data.starts(with: Array("GIF89a".utf8)): self = .gif
        case data.starts(with: Array("RIFF".utf8)) && data.dropFirst(8).starts(with: Array("WEBP".utf8)): self = .webp
        case data.starts(with: Array("BM".utf8)) && data.count > 26: self = .bmp
        default: return nil
        }
    }

    /// Whether a file ends where its format says; only PNG says it in a way that costs nothing to look up.
    func isWhole(_ data: Data) -> Bool {
        guard self == .png else { return true }
        let bytes = Bytes(data)
        var offset = 8
        while let length = bytes.big32(offset) {
            if bytes.isText("IEND", at: offset + 4) { return true }
            offset += length + 12
        }
        return false
    }
}
