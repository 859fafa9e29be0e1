// What is looked up in a property list's text before the decoder reads it; nothing is decoded here.

enum XMLTags {
    /// How deep arrays and dictionaries are nested at most; no less than it is, whatever the text.
    static func depth(of bytes: [UInt8]) -> Int {
        var depth = 0
        var deepest = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
            if has("<array", at: index, of: bytes) || has("<dict", at: index, of: bytes) {
                depth += 1
                deepest = max(deepest, depth)
                if isEmptyElement(at: index, of: bytes) { depth -= 1 }
            } else if has("</array", at: index, of: bytes) || has("</dict", at: index, of: bytes) {
                depth -= 1
            }
        }
        return deepest
    }

    /// The text with every real number turned into a string.
    static func realsAsStrings(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        var index = 0
        while index < bytes.count {
            if has("<real>", at: index, of: bytes) {
                result.append(contentsOf: "<string>".utf8)
                index += 6
            } else if has("</real>", at: index, of: bytes) {
                result.append(contentsOf: "</string>".utf8)
                index += 7
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    private static func has(_ word: String, at index: Int, of bytes: [UInt8]) -> Bool {
        bytes[index...].starts(with: word.utf8)
    }

    private static func isEmptyElement(at start: Int, of bytes: [UInt8]) -> Bool {
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return false }
        return bytes[end - 1] == UInt8(ascii: "/")
    }
}
