// PNG files whose pixels are not packed: what is kept in memory only need not be small, nor a library to be there.
import Foundation

/// Writes them.
enum PlainPNG {
    /// A file of rows of red, green, blue and straight alpha.
    static func file(of pixels: Data, width: Int, height: Int) -> Data {
        var rows = Data(capacity: pixels.count + height)
        for row in 0..<height {
            rows.append(0)
            rows.append(pixels[(pixels.startIndex + row * width * 4)..<(pixels.startIndex + (row + 1) * width * 4)])
        }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file += chunk("IHDR", big(UInt32(width)) + big(UInt32(height)) + [8, 6, 0, 0, 0])
        file += chunk("IDAT", stored(rows))
        file += chunk("IEND", Data())
        return file
    }

    /// Bytes in zlib's form, as they are.
    private static func stored(_ bytes: Data) -> Data {
        var result = Data([0x78, 0x01])
        var rest = bytes[...]
        while !rest.isEmpty {
            let block = rest.prefix(65535)
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            result.append(rest.isEmpty ? 1 : 0)
            for part in [count, ~count] { result += [UInt8(part & 255), UInt8(part >> 8)] }
            result += block
        }
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return result + big(b << 16 | a)
    }

    private static func chunk(_ name: String, _ bytes: Data) -> Data {
        let named = Data(name.utf8) + bytes
        let sum = named.reduce(~UInt32(0)) { sums[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
        return big(UInt32(bytes.count)) + named + big(~sum)
    }

    /// CRC-32 of every byte.
    private static let sums: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }

    private static func big(_ number: UInt32) -> Data { Data((0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) }) }
}
