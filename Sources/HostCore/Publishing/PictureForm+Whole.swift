// Whether a picture's file goes on to where its own numbers say that it ends; nothing is decoded for that.
import FoundationEssentials

extension PictureForm {
    /// False when bytes are missing at the end; what comes after the end is nobody's business.
    func isWhole(_ data: Data) -> Bool {
        let file = PictureBytes(data)
        return switch self {
        case .png: file.hasEndOfPNG
        case .jpeg: file.hasEndOfJPEG
        case .gif: file.hasEndOfGIF
        case .webp: file.little(4, count: 4).map { $0 + 8 <= file.count } ?? false
        case .bmp: file.hasRowsOfBMP
        case .tiff, .heif, .avif, .svg: true
        }
    }
}

/// Numbers at places of a file; nil beyond its end.
private struct PictureBytes {
    private let data: Data
    let count: Int

    init(_ data: Data) {
        self.data = data
        count = data.count
    }

    subscript(place: Int) -> Int? {
        place >= 0 && place < count ? Int(data[data.startIndex + place]) : nil
    }

    func little(_ place: Int, count: Int) -> Int? {
        (0..<count).reversed().reduce(0) { number, index in
            guard let number, let byte = self[place + index] else { return nil }
            return number << 8 | byte
        }
    }

    func big(_ place: Int, count: Int) -> Int? {
        (0..<count).reduce(0) { number, index in
            guard let number, let byte = self[place + index] else { return nil }
            return number << 8 | byte
        }
    }

    /// The chunks up to `IEND`, whose length is 0 and whose checksum is its end.
    var hasEndOfPNG: Bool {
        var place = 8
        while let length = big(place, count: 4), let name = big(place + 4, count: 4) {
            if name == 0x4945_4e44 { return place + 12 <= count }
            place += length + 12
        }
        return false
    }

    /// The segments up to the first scan, and after that the marker of the end: within a scan 0xFF never stands before it.
    var hasEndOfJPEG: Bool {
        var place = 2
        while self[place] == 0xff, let marker = self[place + 1] {
            // Any number of fill bytes may come before a marker.
            if marker == 0xff {
                place += 1
                continue
            }
            if marker == 0xd9 { return true }
            guard let length = big(place + 2, count: 2) else { return false }
            place += 2 + length
            if marker == 0xda { return hasMarkerOfEnd(from: place) }
        }
        return false
    }

    private func hasMarkerOfEnd(from place: Int) -> Bool {
        guard place < count else { return false }
        var isAfterFF = false
        for byte in data[(data.startIndex + place)...] {
            if isAfterFF, byte == 0xd9 { return true }
            isAfterFF = byte == 0xff
        }
        return false
    }

    /// The blocks up to the trailer.
    var hasEndOfGIF: Bool {
        func table(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1) }
        guard let flags = self[10] else { return false }
        var place = 13 + table(flags)
        while let block = self[place] {
            switch block {
            case 0x3b: return true
            case 0x21: place += 2
            case 0x2c:
                guard let flags = self[place + 9] else { return false }
                place += 11 + table(flags)
            default: return false
            }
            while let length = self[place], length > 0 { place += length + 1 }
            place += 1
        }
        return false
    }

    /// The rows, where they are not compressed.
    var hasRowsOfBMP: Bool {
        guard let start = little(10, count: 4), let header = little(14, count: 4) else { return false }
        let isOld = header == 12
        let side = isOld ? 2 : 4
        guard let width = little(18, count: side), let height = little(18 + side, count: side),
            let bits = little(18 + 2 * side + 2, count: 2)
        else { return false }
        let compression = isOld ? 0 : little(30, count: 4)
        guard compression == 0 || compression == 3 else { return compression != nil }
        // Newer headers have signed numbers: a negative height runs from the top.
        let rows = isOld ? height : Int(Int32(truncatingIfNeeded: height).magnitude)
        return start + (width * bits + 31) / 32 * 4 * max(0, rows - 1) + (width * bits + 7) / 8 <= count
    }
}
