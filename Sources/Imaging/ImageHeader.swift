// What a picture's header says, read before anything is decoded or allocated.
import FoundationEssentials

/// A picture's stored size and how it is to be turned.
struct ImageHeader: Hashable {
    var width: Int
    var height: Int
    /// EXIF's orientation, from 1 (as stored) to 8.
    var orientation = 1

    /// Whether a turn by a quarter swaps the sides.
    var isSideways: Bool { orientation >= 5 }

    /// Nil when the header ends too early or has no size.
    init?(_ data: Data, _ format: ImageFormat) {
        let bytes = Bytes(data)
        let size: (Int, Int)?
        switch format {
        case .png: size = bytes.isText("IHDR", at: 12) ? bytes.pair(bytes.big32(16), bytes.big32(20)) : nil
        case .gif: size = bytes.pair(bytes.little16(6), bytes.little16(8))
        case .bmp:
            // Newer headers have signed numbers: a negative height runs from the top.
            size =
                bytes.little32(14) == 12
                ? bytes.pair(bytes.little16(18), bytes.little16(20))
                : bytes.pair(bytes.little32(18), bytes.little32(22).map { abs(Int(Int32(truncatingIfNeeded: $0))) })
        case .webp: size = Self.webp(bytes)
        case .jpeg:
            guard let found = JPEGHeader(bytes) else { return nil }
            size = (found.width, found.height)
            orientation = found.orientation
        }
        guard let size, size.0 > 0, size.1 > 0 else { return nil }
        (width, height) = size
    }

    private static func webp(_ bytes: Bytes) -> (Int, Int)? {
        if bytes.isText("VP8X", at: 12) {
            return bytes.pair(bytes.little24(24).map { $0 + 1 }, bytes.little24(27).map { $0 + 1 })
        }
        if bytes.isText("VP8L", at: 12) {
            return bytes.little32(21).map { (($0 & 0x3FFF) + 1, ($0 >> 14 & 0x3FFF) + 1) }
        }
        return bytes.pair(bytes.little16(26).map { $0 & 0x3FFF }, bytes.little16(28).map { $0 & 0x3FFF })
    }
}

/// Numbers at places; nil beyond the end.
struct Bytes {
    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

    var count: Int { data.count }

    subscript(offset: Int) -> Int? {
        offset >= 0 && offset < data.count ? Int(data[data.startIndex + offset]) : nil
    }

    func isText(_ text: String, at offset: Int) -> Bool {
        data.dropFirst(offset).starts(with: Array(text.utf8))
    }

    func pair(_ first: Int?, _ second: Int?) -> (Int, Int)? {
        guard let first, let second else { return nil }
        return (first, second)
    }

    func big16(_ offset: Int) -> Int? { pair(self[offset], self[offset + 1]).map { $0.0 << 8 | $0.1 } }
    func big32(_ offset: Int) -> Int? { pair(big16(offset), big16(offset + 2)).map { $0.0 << 16 | $0.1 } }
    func little16(_ offset: Int) -> Int? { pair(self[offset], self[offset + 1]).map { $0.1 << 8 | $0.0 } }
    func little24(_ offset: Int) -> Int? { pair(little16(offset), self[offset + 2]).map { $0.1 << 16 | $0.0 } }
    func little32(_ offset: Int) -> Int? { pair(little16(offset), little16(offset + 2)).map { $0.1 << 16 | $0.0 } }
}
