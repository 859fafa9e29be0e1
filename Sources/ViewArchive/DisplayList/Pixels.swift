// Decoded pictures: Cairo's ARGB32 (premultiplied, one machine word a pixel) behind a checked header.
package import FoundationEssentials

/// A picture's pixels.
package struct Pixels: Sendable {
    package let width: Int
    package let height: Int
    package let isOpaque: Bool
    /// Rows of `width * 4` bytes from the top: blue, green, red, alpha, premultiplied.
    package let bytes: Data

    /// Fails when the bytes are not exactly as many as the size needs.
    package init?(width: Int, height: Int, isOpaque: Bool, bytes: Data) {
        guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
            bytes.count == width * height * 4
        else { return nil }
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        self.bytes = bytes
    }

    package static let longestSide = 16384
    package static let headerLength = 16
    private static let magic: [UInt8] = Array("SDPX".utf8)

    /// The 16 bytes before the pixels in a file: magic, flags, width, height, little-endian.
    package var header: [UInt8] { Self.header(width: width, height: height, isOpaque: isOpaque) }

    /// The header of a file whose pixels are written apart.
    package static func header(width: Int, height: Int, isOpaque: Bool) -> [UInt8] {
        var bytes = magic
        for number in [isOpaque ? 1 : 0, width, height] {
            for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(number >> shift & 255)) }
        }
        return bytes
    }

    /// Reads a pixel file; nil when header and length do not agree.
    package init?(file: Data) {
        guard file.count >= Self.headerLength, file.prefix(4).elementsEqual(Self.magic) else { return nil }
        func number(at offset: Int) -> Int {
            let start = file.startIndex + offset
            return (0..<4).reduce(0) { $0 | Int(file[start + $1]) << ($1 * 8) }
        }
        self.init(
            width: number(at: 8), height: number(at: 12), isOpaque: number(at: 4) & 1 == 1,
            bytes: file.dropFirst(Self.headerLength)
        )
    }
}
