// A JPEG's size and orientation, from its segments.

/// What stands in a JPEG before its pixels.
struct JPEGHeader {
    var width = 0
    var height = 0
    /// EXIF's orientation, from 1 to 8.
    var orientation = 1

    /// Walks over the segments up to the frame's header; nil when there is none.
    init?(_ bytes: Bytes) {
        var offset = 2
        while let byte = bytes[offset], let marker = bytes[offset + 1] {
            guard byte == 0xFF else { return nil }
            // Any number of fill bytes may come before a marker.
            guard marker != 0xFF else {
                offset += 1
                continue
            }
            guard let length = bytes.big16(offset + 2), length >= 2 else { return nil }
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = bytes.big16(offset + 5), let width = bytes.big16(offset + 7) else { return nil }
                self.height = height
                self.width = width
                return
            case 0xE1 where bytes.isText("Exif\0\0", at: offset + 4):
                orientation = Self.orientation(bytes, start: offset + 10, end: offset + 2 + length) ?? orientation
            case 0xDA, 0xD9: return nil
            default: break
            }
            offset += 2 + length
        }
        return nil
    }

    /// Looks for tag 0x0112 in the first directory of a TIFF structure.
    private static func orientation(_ bytes: Bytes, start: Int, end: Int) -> Int? {
        let isLittle = bytes.isText("II", at: start)
        guard isLittle || bytes.isText("MM", at: start) else { return nil }
        func short(_ offset: Int) -> Int? { isLittle ? bytes.little16(offset) : bytes.big16(offset) }
        func long(_ offset: Int) -> Int? { isLittle ? bytes.little32(offset) : bytes.big32(offset) }
        guard let directory = long(start + 4), directory < end - start, let count = short(start + directory) else {
            return nil
        }
        for entry in 0..<min(count, 512) {
            let offset = start + directory + 2 + entry * 12
            guard offset + 12 <= end, short(offset) == 0x0112 else { continue }
            guard let value = short(offset + 8), (1...8).contains(value) else { return nil }
            return value
        }
        return nil
    }
}
