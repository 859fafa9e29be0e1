// PNG files of one colour or of few, made here so that a test can give every number a picture.
package import Foundation

/// A picture of one colour, or of few.
package enum SolidPicture {
    /// A PNG file, its pixels stored without compression.
    package static func png(width: Int, height: Int, red: UInt8, green: UInt8, blue: UInt8) -> Data {
        png(width: width, height: height) { _, _ in (red, green, blue) }
    }

    /// A PNG file of pixels that differ by column and row.
    package static func png(
        width: Int, height: Int, color: (_ column: Int, _ row: Int) -> (UInt8, UInt8, UInt8)
    ) -> Data {
        let pixels = (0..<height).flatMap { row -> [UInt8] in
            [0]
                + (0..<width).flatMap { column -> [UInt8] in
                    let (red, green, blue) = color(column, row)
                    return [red, green, blue]
                }
        }
        precondition(pixels.count < 65536, "one stored block holds no more")
        let length = UInt16(pixels.count)
        let block =
            [0x78, 0x01, 0x01] + littleEndian(length) + littleEndian(~length) + pixels + bigEndian(adler(pixels))
        let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 2, 0, 0, 0]
        let file =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", header) + chunk("IDAT", block) + chunk("IEND", [])
        return Data(file)
    }

    private static func chunk(_ type: String, _ bytes: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + bytes
        return bigEndian(UInt32(bytes.count)) + body + bigEndian(cyclicCheck(body))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func littleEndian(_ value: UInt16) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var a: UInt32 = 1
        var b: UInt32 = 0
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return b << 16 | a
    }

    private static func cyclicCheck(_ bytes: [UInt8]) -> UInt32 {
        var value: UInt32 = ~0
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~value
    }
}
