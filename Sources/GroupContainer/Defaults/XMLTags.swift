// What is looked up in a property list's text before the decoder reads it; nothing is decoded here.

enum XMLTags {
    /// Whether arrays and dictionaries are nested deeper; never false when the decoder would meet them so.
    static func isDeeper(than limit: Int, _ bytes: [UInt8]) -> Bool {
        var depth = 0
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            // Tags in comments and literal sections are none: counted, they could hide the depth of the others.
            if has("<!--", at: start, of: bytes) {
                index = end(of: "-->", from: start + 4, in: bytes)
            } else if has("<![CDATA[", at: start, of: bytes) {
                index = end(of: "]]>", from: start + 9, in: bytes)
            } else if has("<?", at: start, of: bytes) {
                index = end(of: "?>", from: start + 2, in: bytes)
            } else if has("<array", at: start, of: bytes) || has("<dict", at: start, of: bytes) {
                index = end(of: ">", from: start, in: bytes)
                if bytes[index - 2] != UInt8(ascii: "/") { depth += 1 }
                if depth > limit { return true }
            } else if has("</array", at: start, of: bytes) || has("</dict", at: start, of: bytes) {
                depth -= 1
            }
        }
        return false
    }

    /// The text with every real number turned into a string.
    static func realsAsStrings(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            result.append(contentsOf: bytes[index..<start])
            if has("<real>", at: start, of: bytes) {
                result.append(contentsOf: "<string>".utf8)
                index = start + 6
            } else if has("</real>", at: start, of: bytes) {
                result.append(contentsOf: "</string>".utf8)
                index = start + 7
            } else {
                result.append(bytes[start])
                index = start + 1
            }
        }
        return result + bytes[index...]
    }

    private static func has(_ word: String, at index: Int, of bytes: [UInt8]) -> Bool {
        bytes[index...].starts(with: word.utf8)
    }

    /// The place after the next occurrence of a word, or the end.
    private static func end(of word: String, from start: Int, in bytes: [UInt8]) -> Int {
        var index = min(start, bytes.count)
        while index < bytes.count {
            if has(word, at: index, of: bytes) { return index + word.utf8.count }
            index += 1
        }
        return bytes.count
    }
}
