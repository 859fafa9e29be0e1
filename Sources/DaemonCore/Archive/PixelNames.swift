// The names of pixel files: which are well formed, and which an archive's bytes can name.

enum PixelNames {
    private static let suffix = Array(".argb\"".utf8)
    private static let longest = 128

    /// Whether a name from an archive is one of a pixel file; anything else never reaches a path.
    static func isWellFormed(_ name: String) -> Bool {
        name.utf8.count <= longest && name.hasSuffix(".argb") && name.utf8.count > 5
            && name.utf8.dropLast(5).allSatisfy(isNameByte)
    }

    /// How many bytes of a chunk must be seen again with the next one, so that no name falls between.
    static let overlap = longest + suffix.count

    /// Adds the names that stand in a piece of JSON as whole strings; it decodes nothing, so that a large archive
    /// costs one pass. A text that looks like such a name keeps a file longer than needed, which does no harm.
    static func collect(from bytes: ArraySlice<UInt8>, into names: inout Set<String>) {
        var index = bytes.startIndex
        let end = bytes.endIndex - suffix.count
        while index <= end {
            guard bytes[index] == suffix[0], bytes[index..<index + suffix.count].elementsEqual(suffix) else {
                index += 1
                continue
            }
            var start = index
            while start > bytes.startIndex, isNameByte(bytes[start - 1]) { start -= 1 }
            if start > bytes.startIndex, bytes[start - 1] == UInt8(ascii: "\"") {
                names.insert(String(decoding: bytes[start..<index + suffix.count - 1], as: UTF8.self))
            }
            index += suffix.count
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
